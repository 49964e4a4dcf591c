import type { ClientDirective } from 'astro';

/**
 * `client:interest`: wakes an island when a visitor points at, touches, presses or tabs into its section, or when a film in
 * it fails. A button that was pressed meanwhile is pressed again once the island listens.
 */
const interest: ClientDirective = (load, _options, island) => {
  const section = island.closest('section') ?? island;
  const asleep = new AbortController();
  let waking = false;
  let pressed: HTMLButtonElement | null = null;

  const notice = async ({ type, target }: Event) => {
    if (type === 'click' && target instanceof Element && island.contains(target)) {
      pressed = target.closest('button');
    }
    if (waking) return;
    waking = true;
    const hydrate = await load();
    await hydrate();
    // Astro leaves the mark where the script did not arrive: the next sign of interest tries again.
    waking = !island.hasAttribute('ssr');
    if (!waking) return;
    asleep.abort();
    pressed?.click();
  };
  for (const sign of ['pointerover', 'focusin', 'click', 'failed']) {
    section.addEventListener(sign, notice, { capture: true, signal: asleep.signal });
  }
};

export default interest;
