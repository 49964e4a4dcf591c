import type { Film } from './film.ts';
import type { Player } from './use-player.ts';

interface FilmElementProps {
  film: Film;
  player: Player;
  className: string | undefined;
  /** Decoration: the text beside it says the same. */
  decorative?: boolean;
}

/** The media element. Its sources are added when the film may be fetched, so nothing loads before. */
export function FilmElement({ film, player, className, decorative = false }: FilmElementProps) {
  const { track } = film;
  return (
    <video
      ref={player.video}
      className={className}
      width={film.width}
      height={film.height}
      muted={film.muted}
      loop={film.loop}
      playsInline={film.playsInline}
      preload={film.autoplay ? 'auto' : 'none'}
      disablePictureInPicture
      disableRemotePlayback
      {...(decorative ? { 'aria-hidden': true, tabIndex: -1 } : { 'aria-label': film.title })}
    >
      {player.requested && (
        <>
          {film.sources.map(source => (
            <source key={`${source.src} ${source.media}`} {...source} />
          ))}
          {track && (
            <track kind="captions" src={track.src} srcLang={track.language} label={track.label} default />
          )}
        </>
      )}
    </video>
  );
}
