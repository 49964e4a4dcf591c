import type { ClientDirective } from 'astro';

/**
 * `client:interest`: hydrates an island when a visitor points at, touches, presses or tabs into its section, or when a
 * video in it fails. A button pressed before that is pressed again afterwards.
 */
const interest: ClientDirective = (load, _options, island) => {
  const section = island.closest('section') ?? island;
  const listening = new AbortController();
  let hydrating: Promise<void> | undefined;
  let pressed: HTMLButtonElement | null = null;

  const hydrate = async () => {
    const hydrateIsland = await load();
    await hydrateIsland();
    listening.abort();
    pressed?.click();
    pressed = null;
  };
  const notice = ({ type, target }: Event) => {
    if (type === 'click' && target instanceof Element && island.contains(target)) {
      pressed = target.closest('button');
    }
    if (hydrating) return;
    hydrating = hydrate();
    // In case the script did not arrive. Astro hydrates an island only once.
    addEventListener('online', hydrate);
  };
  for (const sign of ['pointerover', 'focusin', 'click', 'failed']) {
    section.addEventListener(sign, notice, { capture: true, signal: listening.signal });
  }
};

export default interest;
