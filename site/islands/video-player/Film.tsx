/** One file of a film. The browser takes the first whose type it plays and whose media query fits. */
export interface FilmSource {
  readonly src: string;
  readonly type: string;
  readonly media?: string;
}

interface FilmProps {
  sources: readonly FilmSource[];
  /** Captions in WebVTT. */
  track?: { src: string; language: string; label: string };
  /** What the film shows. Left out for decoration, where the text beside it says the same. */
  title?: string;
  /** For a film with `autoplay`: under this name the visitor's choice to pause it is kept. */
  id?: string;
  className?: string | undefined;
  /** Pixels. */
  width?: number;
  height?: number;
  muted?: boolean;
  /** Starts by itself where motion, data and the visitor's earlier choice allow it. */
  autoplay?: boolean;
  loop?: boolean;
  playsInline?: boolean;
}

/** A film as static HTML: its sources wait in a template until `StartFilms.astro` needs them, so nothing is fetched before. */
export function Film({
  sources,
  track,
  title,
  width = 1280,
  height = 720,
  autoplay = false,
  playsInline = true,
  ...rest
}: FilmProps) {
  return (
    <video
      width={width}
      height={height}
      autoPlay={autoplay}
      playsInline={playsInline}
      disablePictureInPicture
      disableRemotePlayback
      {...(title === undefined ? { 'aria-hidden': true, tabIndex: -1 } : { 'aria-label': title })}
      {...rest}
    >
      <template>
        {sources.map(source => (
          <source key={`${source.src} ${source.media}`} {...source} />
        ))}
        {track && (
          <track kind="captions" src={track.src} srcLang={track.language} label={track.label} default />
        )}
      </template>
    </video>
  );
}
