import type { ComponentProps } from 'react';
import type { VideoSource } from '../model/videos.ts';

interface VideoProps extends ComponentProps<'video'> {
  sources: readonly VideoSource[];
  /** Captions in WebVTT. */
  track?: { src: string; language: string; label: string };
}

/**
 * A video whose sources wait in a template until `start-videos.ts` asks for them: with `autoPlay` where
 * motion, data and the visitor's choice, kept under its `id`, allow it. Without a `title` it is decoration.
 */
export function Video({ sources, track, title, width = 1280, height = 720, ...rest }: VideoProps) {
  return (
    <video
      width={width}
      height={height}
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
