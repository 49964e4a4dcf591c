import { clockTime } from '../model/clock-time.ts';
import { saveChoice } from './autoplay.ts';

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
  const refusal = part('refusal', HTMLDialogElement);
  const reason = part('reason', HTMLElement);
  // The page knows how its language writes numbers: `Intl` would take a slow phone a tenth of a second to load.
  const { position = '', decimalSign = '.' } = seek.dataset;
  const { percent = '{n}%' } = volume.dataset;
  const formatPercent = (share: number) => percent.replace('{n}', String(Math.round(share * 100)));
  // This is as exact as an arrow key moves.
  const formatSeconds = (time: number) => String(Math.round(time * 10) / 10).replace('.', decimalSign);

  const isSilent = () => video.muted || video.volume === 0;

  const speakPosition = () => {
    const spoken = position
      .replace('{time}', formatSeconds(video.currentTime))
      .replace('{duration}', formatSeconds(Number(seek.max)));
    seek.setAttribute('aria-valuetext', spoken);
  };

  const showState = () => {
    const { paused, currentTime: time } = video;
    const hasFailed = !failure.hidden;
    const isReady = !hasFailed && video.readyState >= video.HAVE_METADATA;
    if (Number.isFinite(video.duration)) seek.max = String(video.duration);
    const duration = Number(seek.max);
    const isPlaying = !paused && !hasFailed;
    player.dataset['phase'] = hasFailed ? 'errored' : isReady ? 'ready' : 'loading';
    player.toggleAttribute('data-playing', isPlaying);
    player.toggleAttribute('data-waiting', isPlaying && video.readyState < video.HAVE_FUTURE_DATA);
    // At its end the video is black.
    player.toggleAttribute('data-seen', isReady && (isPlaying || (time > 0 && time < duration)));
    showToggle(playButton, isPlaying);
    showToggle(muteButton, isSilent());
    for (const control of [playButton, muteButton, volume]) control.disabled = hasFailed;
    seek.disabled = !isReady;
    showLevel(seek, time);
    // A playing video moves by itself: its position is spoken on focus and when the visitor changes it.
    if (!isPlaying) speakPosition();
    const level = isSilent() ? 0 : video.volume;
    showLevel(volume, level);
    volume.setAttribute('aria-valuetext', formatPercent(level));
    clock.textContent = `${clockTime(time)} / ${clockTime(duration)}`;
  };

  const showFailure = () => {
    const hasFocus = player.contains(document.activeElement);
    failure.hidden = false;
    showState();
    // A disabled button cannot keep it.
    if (hasFocus) failure.focus();
  };

  const playOrPause = () => {
    saveChoice(video, video.paused ? 'playing' : 'paused');
    if (!video.paused) return video.pause();
    video.play().catch(({ name, message }: DOMException) => {
      // A pause interrupted it.
      if (name === 'AbortError') return;
      if (name === 'NotSupportedError') return showFailure();
      reason.textContent = message || name;
      refusal.showModal();
    });
  };

  for (const button of player.querySelectorAll('[data-part="play"], [data-part="cover"]'))
    button.addEventListener('click', playOrPause);
  muteButton.addEventListener('click', () => {
    const wasSilent = isSilent();
    video.muted = !wasSilent;
    if (wasSilent) video.volume = 1;
  });
  seek.addEventListener('focus', speakPosition);
  seek.addEventListener('input', () => {
    video.currentTime = seek.valueAsNumber;
    speakPosition();
    showState();
  });
  volume.addEventListener('input', () => {
    video.volume = volume.valueAsNumber;
    // Not of the video's own volume, which stays 1 on an iPhone.
    video.muted = volume.valueAsNumber === 0;
    showState();
  });

  for (const event of ['loadedmetadata', 'play', 'pause', 'volumechange', 'timeupdate', 'waiting', 'canplay'])
    video.addEventListener(event, showState);
  // Another file is loaded.
  video.addEventListener('emptied', () => {
    failure.hidden = true;
    showState();
  });
  // The browser tries one file after the other: the video fails with the last, whose event does not bubble.
  video.addEventListener(
    'error',
    ({ target }) => {
      if (target === video || target === video.querySelector('source:last-of-type')) showFailure();
    },
    { capture: true },
  );
  showState();
}

/** Shows which of its two names and drawings a button has. Once: a browser may have translated the name. */
function showToggle(button: HTMLElement, isOn: boolean): void {
  if (button.hasAttribute('data-on') === isOn) return;
  button.toggleAttribute('data-on', isOn);
  const name = button.nextElementSibling;
  if (name) name.textContent = button.dataset[isOn ? 'nameOn' : 'nameOff'] ?? '';
}

/** Through the DOM, because the content security policy forbids style attributes. */
function showLevel(slider: HTMLInputElement, value: number): void {
  slider.value = String(value);
  slider.style.setProperty('--value', String(value / Number(slider.max) || 0));
}
