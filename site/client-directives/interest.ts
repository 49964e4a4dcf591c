import type { ClientDirective } from 'astro';

/**
 * `client:interest`: hydrates an island on the first hover, focus or click in its section, or when a video in it fails.
 * Repeats a click on a button once the island is hydrated.
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
  const onInterest = ({ type, target }: Event) => {
    if (type === 'click' && target instanceof Element && island.contains(target)) {
      pressed = target.closest('button');
    }
    if (hydrating) return;
    hydrating = hydrate().finally(() => {
      hydrating = undefined;
    });
    // After a failure, the next sign of interest or a new connection retries. Astro hydrates an island only once.
    addEventListener('online', hydrate);
  };
  for (const event of ['pointerover', 'focusin', 'click', 'failed']) {
    section.addEventListener(event, onInterest, { capture: true, signal: listening.signal });
  }
};

export default interest;
