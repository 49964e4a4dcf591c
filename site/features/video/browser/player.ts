import { clockTime } from '../model/video-time.ts';
import { saveChoice } from './may-start.ts';

/**
 * Connects controls with their video, which is read after each command and event: nothing is assumed from a
 * press. Style sheets show the rest by `data-phase`, `data-playing`, `data-waiting` and `data-seen` of the player.
 */
export function connectPlayer(player: HTMLElement, video: HTMLVideoElement): void {
  const part = <Kind extends HTMLElement>(name: string, kind: new () => Kind): Kind => {
    const found = player.querySelector(`[data-part="${name}"]`);
    if (!(found instanceof kind)) throw new Error(`The player has no part ${name}`);
    return found;
  };
  const playButton = part('play', HTMLButtonElement);
  const muteButton = part('mute', HTMLButtonElement);
  const seek = part('seek', HTMLInputElement);
  const volume = part('volume', HTMLInputElement);
  const clock = part('clock', HTMLElement);
  const failure = part('failure', HTMLElement);
  // The browser moves the focus into this dialog, and returns it unless the visitor has moved on.
  const refusal = part('refusal', HTMLDialogElement);
  const reason = part('reason', HTMLElement);
  const { position = '' } = seek.dataset;
  // The page knows how its language writes numbers: `Intl` would take a slow phone a tenth of a second to load.
  const { decimalSign = '.', percent = '{n}%' } = player.dataset;
  const writePercent = (share: number) => percent.replace('{n}', String(Math.round(share * 100)));
  // This is as exact as an arrow key moves.
  const writeSeconds = (time: number) => String(Math.round(time * 10) / 10).replace('.', decimalSign);

  let hasFailed = false;
  /** The position moves by itself: what is spoken changes on focus and on the visitor's change only. */
  let lastAsked = 0;

  const isSilent = () => video.muted || video.volume === 0;

  const show = () => {
    const { paused, currentTime: time } = video;
    const isReady = !hasFailed && video.readyState >= video.HAVE_METADATA;
    if (Number.isFinite(video.duration)) seek.max = String(video.duration);
    const duration = Number(seek.max);
    const isPlaying = !paused && !hasFailed;
    player.dataset['phase'] = hasFailed ? 'errored' : isReady ? 'ready' : 'loading';
    player.toggleAttribute('data-playing', isPlaying);
    player.toggleAttribute('data-waiting', isPlaying && video.readyState < video.HAVE_FUTURE_DATA);
    // At its end the video is black.
    player.toggleAttribute('data-seen', isReady && (isPlaying || (time > 0 && time < duration)));
    showSwitch(playButton, isPlaying);
    showSwitch(muteButton, isSilent());
    for (const button of [playButton, muteButton]) {
      button.disabled = hasFailed;
      if (hasFailed) button.setAttribute('aria-describedby', 'video-failure');
      else button.removeAttribute('aria-describedby');
    }
    const spoken = position
      .replace('{time}', writeSeconds(isPlaying ? lastAsked : time))
      .replace('{duration}', writeSeconds(duration));
    seek.disabled = !isReady;
    showLevel(seek, time, spoken);
    volume.disabled = hasFailed;
    const level = isSilent() ? 0 : video.volume;
    showLevel(volume, level, writePercent(level));
    showText(clock, `${clockTime(time)} / ${clockTime(duration)}`);
  };

  const fail = () => {
    const hasFocus = player.contains(document.activeElement);
    hasFailed = true;
    refusal.close();
    show();
    failure.hidden = false;
    // A disabled button cannot keep it.
    if (hasFocus) failure.focus();
  };
  const recover = () => {
    hasFailed = false;
    failure.hidden = true;
    refusal.close();
    show();
  };

  const play = () => {
    saveChoice(video, 'playing');
    video.play().catch((error: unknown) => {
      const refused = readRefusal(error);
      if (refused.failed) return fail();
      if (!refused.reason) return;
      showText(reason, refused.reason);
      refusal.show();
    });
  };
  const pause = () => {
    saveChoice(video, 'paused');
    video.pause();
  };
  const commands: Readonly<Record<string, () => void>> = {
    play: () => (video.paused ? play() : pause()),
    mute() {
      const wasSilent = isSilent();
      video.muted = !wasSilent;
      if (wasSilent) video.volume = 1;
    },
    close: () => refusal.close(),
    retry() {
      video.load();
      recover();
      play();
      playButton.focus();
    },
  };
  player.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-command]') : null;
    commands[button?.dataset['command'] ?? '']?.();
    show();
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') refusal.close();
  });
  seek.addEventListener('focus', () => {
    lastAsked = video.currentTime;
    show();
  });
  seek.addEventListener('input', () => {
    lastAsked = seek.valueAsNumber;
    video.currentTime = lastAsked;
    show();
  });
  volume.addEventListener('input', () => {
    video.volume = volume.valueAsNumber;
    // Not of the video's own volume, which stays 1 on an iPhone.
    video.muted = volume.valueAsNumber === 0;
    show();
  });

  for (const event of [
    'loadedmetadata',
    'pause',
    'volumechange',
    'timeupdate',
    'seeking',
    'waiting',
    'canplay',
  ])
    video.addEventListener(event, show);
  video.addEventListener('emptied', recover);
  video.addEventListener('play', () => {
    refusal.close();
    show();
  });
  // The browser tries one file after the other: the video fails with the last, whose event does not bubble.
  video.addEventListener(
    'error',
    ({ target }) => {
      if (target === video || target === video.querySelector('source:last-of-type')) fail();
    },
    { capture: true },
  );
  show();
}

/** Interprets a rejected `play()`: no reason if a pause interrupted it, `failed` if no source is playable. */
export function readRefusal(error: unknown): { failed: boolean; reason?: string } {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  if (name === 'AbortError') return { failed: false };
  return { failed: name === 'NotSupportedError', reason: message || name };
}

/** Shows which of its two names and drawings a button has. */
function showSwitch(button: HTMLElement, isOn: boolean): void {
  button.toggleAttribute('data-on', isOn);
  const name = button.nextElementSibling;
  if (name instanceof HTMLElement) showText(name, button.dataset[isOn ? 'nameOn' : 'nameOff'] ?? '');
}

/** Through the DOM, because the content security policy forbids style attributes. */
function showLevel(slider: HTMLInputElement, value: number, spoken: string): void {
  slider.value = String(value);
  slider.setAttribute('aria-valuetext', spoken);
  slider.style.setProperty('--value', String(value / Number(slider.max) || 0));
}

/** Changes a text once: a browser that translates the page has replaced it. */
function showText(element: HTMLElement, text: string): void {
  if (element.dataset['text'] === text) return;
  element.dataset['text'] = text;
  element.textContent = text;
}
