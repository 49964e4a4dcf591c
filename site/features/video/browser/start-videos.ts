import { mayAutoplay, reducedMotion } from './autoplay.ts';
import { connectPlayer } from './player.ts';
import { connectTooltips } from './tooltips.ts';

for (const video of document.querySelectorAll('video')) {
  const { autoplay } = video;
  const template = video.querySelector('template');
  const sources = [...(template?.content.querySelectorAll('source') ?? [])];
  /**
   * Chrome before 120 plays the first source, whatever its `media` asks for. So the video holds only those that
   * fit. Returns whether others fit now.
   */
  const placeSources = () => {
    const fitting = sources.filter(({ media }) => matchMedia(media).matches);
    if (sources.every(source => source.isConnected === fitting.includes(source))) return false;
    for (const source of sources) source.remove();
    video.append(...fitting);
    return true;
  };
  const fetchFiles = () => {
    if (template?.isConnected) {
      template.replaceWith(template.content);
      placeSources();
    }
    // Safari leaves captions out until the visitor's settings ask for them. The video has no other text.
    for (const track of video.textTracks) track.mode = 'showing';
  };
  // Another window or color scheme has another video, which the browser does not choose again by itself. Each
  // query tells of a change, but only the first finds other sources.
  const changeFile = () => {
    if (!video.currentSrc || !placeSources()) return;
    const goesOn = !video.paused || mayAutoplay(video);
    // Starts again by itself, if it is in sight.
    video.load();
    if (!goesOn) video.pause();
  };
  for (const { media } of sources) if (media) matchMedia(media).addEventListener('change', changeFile);
  video.addEventListener('play', fetchFiles);
  video.addEventListener('loadeddata', () => video.setAttribute('data-ready', ''));
  video.addEventListener('emptied', () => video.removeAttribute('data-ready'));
  if (autoplay && mayAutoplay(video)) addEventListener('load', fetchFiles);
  // The visitor may ask for less motion during the visit.
  reducedMotion().addEventListener('change', ({ matches }) => {
    if (autoplay && matches) video.pause();
  });
  const controls = video.closest('section')?.querySelector<HTMLElement>('[data-player]');
  if (controls) connectPlayer(controls, video);
}
connectTooltips();
