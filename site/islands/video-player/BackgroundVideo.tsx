import { useEffect, useId, useRef } from 'react';
import styles from './BackgroundVideo.module.css';
import { MuteButton, PlayButton, SeekSlider, Time, VolumeSlider } from './Controls.tsx';
import { FilmElement } from './FilmElement.tsx';
import type { Film } from './film.ts';
import { LoadAlert, RefusalAlert } from './PlayerAlert.tsx';
import { useMounted, usePlayer } from './use-player.ts';

/**
 * A film behind its section (the nearest positioned ancestor) and quiet controls in the section's corner, whose room is
 * kept from the start. A separate island, so that its page does not fetch the code of the player.
 */
export function BackgroundVideo({ film }: { film: Film }) {
  return useMounted() ? (
    <MountedVideo film={film} />
  ) : (
    <div className={`screen-only script-only ${styles.corner}`} />
  );
}

function MountedVideo({ film }: { film: Film }) {
  const { title, language, copy } = film;
  const player = usePlayer(film.autoplay, film.muted);
  const { phase, refusal } = player.state;
  const corner = useRef<HTMLDivElement>(null);
  const reason = useId();
  const troubled = phase === 'errored' || refusal !== undefined;

  // The section is static HTML around this island; it darkens its veil under the message.
  useEffect(() => {
    const section = corner.current?.closest('section');
    if (troubled) section?.setAttribute('data-film', 'error');
    else section?.removeAttribute('data-film');
  }, [troubled]);

  const controls = { player, language, copy: { ...copy, ...copy.background }, reason };
  return (
    <>
      <FilmElement film={film} player={player} className={filmClass(phase)} decorative />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to forms. */}
      <div
        ref={corner}
        className={`screen-only script-only ${styles.corner}`}
        role="group"
        aria-label={title}
        data-phase={phase}
      >
        {refusal !== undefined && (
          <RefusalAlert reason={refusal} copy={copy.error} onClose={player.dismiss} />
        )}
        <div className={styles.bar}>
          <PlayButton {...controls} className={styles.play} align="end" />
          <div className={styles.rest}>
            <SeekSlider {...controls} />
            <Time player={player} />
            <MuteButton {...controls} align="end" />
            <VolumeSlider {...controls} />
          </div>
        </div>
        {phase === 'errored' && <LoadAlert id={reason} copy={copy.error} />}
      </div>
    </>
  );
}

function filmClass(phase: string): string {
  return [styles.film, phase === 'ready' ? styles.shown : ''].filter(Boolean).join(' ');
}
