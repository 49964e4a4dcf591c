import { useId, useRef } from 'react';
import { Spinner } from '../../components/button/Button.tsx';
import { ControlButton } from './ControlButton.tsx';
import { MuteButton, PlayButton, SeekSlider, Time, VolumeSlider } from './Controls.tsx';
import { FilmElement } from './FilmElement.tsx';
import type { Film, VideoPlayerProps } from './film.ts';
import { LoadAlert, RefusalAlert } from './PlayerAlert.tsx';
import { PlayerIcon } from './PlayerIcon.tsx';
import { type Player, useCaptions, useMounted, usePlayer } from './use-player.ts';
import styles from './VideoPlayer.module.css';

/** A film with its controls. Without script only the poster is shown. */
export function VideoPlayer({
  width = 1280,
  height = 720,
  muted = false,
  autoplay = false,
  loop = false,
  playsInline = true,
  ...rest
}: VideoPlayerProps) {
  return <FilmPlayer film={{ width, height, muted, autoplay, loop, playsInline, ...rest }} />;
}

/** A film in its place on the page, with all controls in a bar below it. */
function FilmPlayer({ film }: { film: Film }) {
  const { title, copy } = film;
  const mounted = useMounted();
  const player = usePlayer(film.autoplay, film.muted);
  const { phase, playing, time, refusal } = player.state;
  const reason = useId();
  const seen = phase === 'ready' && (playing || time > 0);
  const bar = useRef<HTMLDivElement>(null);
  const retry = () => {
    player.retry();
    // The button that was pressed is gone with its message.
    bar.current?.querySelector('button')?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to forms.
    <div className={styles.player} role="group" aria-label={title} data-surface="deep">
      <div className={styles.stage}>
        <FilmElement film={film} player={player} className={styles.film} />
        <div className={styles.poster} hidden={seen}>
          {film.poster}
        </div>
        {mounted && phase !== 'errored' && (
          // The whole picture is a button for the pointer; all others have the one in the bar.
          <button
            type="button"
            className={styles.cover}
            tabIndex={-1}
            aria-hidden="true"
            onClick={player.toggle}
          >
            {!playing && (
              <span className={styles.start}>
                <PlayerIcon name="play" />
              </span>
            )}
          </button>
        )}
        {mounted && (
          <div role="status">
            {playing && phase === 'loading' && (
              <p className={styles.loading}>
                <Spinner />
                {copy.loading}
              </p>
            )}
          </div>
        )}
        {phase === 'errored' && (
          <div className={styles.backdrop}>
            <LoadAlert id={reason} copy={copy.error} onRetry={retry} />
          </div>
        )}
        {refusal !== undefined && (
          <div className={styles.backdrop}>
            <RefusalAlert reason={refusal} copy={copy.error} onClose={player.dismiss} />
          </div>
        )}
      </div>
      <div ref={bar} className={`screen-only script-only ${styles.bar}`}>
        {mounted && <Bar film={film} player={player} reason={reason} />}
      </div>
    </div>
  );
}

function Bar({ film, player, reason }: { film: Film; player: Player; reason: string }) {
  const { copy, language, track } = film;
  const [captions, toggleCaptions] = useCaptions(player.video);
  const controls = { player, copy, language, reason };
  return (
    <>
      <PlayButton {...controls} />
      <SeekSlider {...controls} />
      <Time player={player} />
      {track && (
        <ControlButton
          icon={captions ? 'captions' : 'noCaptions'}
          label={captions ? copy.hideCaptions : copy.showCaptions}
          disabled={!player.requested}
          onPress={toggleCaptions}
          align="end"
        />
      )}
      <MuteButton {...controls} align="end" />
      <VolumeSlider {...controls} />
    </>
  );
}
