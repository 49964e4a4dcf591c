import type { VideoSource } from '../model/videos.ts';

interface VideoProps {
  sources: readonly VideoSource[];
  /** Captions in WebVTT. */
  track?: { src: string; language: string; label: string };
  /** Text alternative. Left out for decoration, where the text beside it says the same. */
  title?: string;
  /** For a video with `autoplay`: the visitor's choice to pause it is kept under this name. */
  id?: string;
  className?: string | undefined;
  /** Pixels. */
  width?: number;
  height?: number;
  muted?: boolean;
  /** Starts by itself where motion, data and the visitor's earlier choice allow it. */
  autoplay?: boolean;
  loop?: boolean;
}

/** A video as static HTML. Its sources wait in a template, so nothing is fetched before `start-videos.ts` asks. */
export function Video({
  sources,
  track,
  title,
  width = 1280,
  height = 720,
  autoplay = false,
  ...rest
}: VideoProps) {
  return (
    <video
      width={width}
      height={height}
      autoPlay={autoplay}
      playsInline
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
