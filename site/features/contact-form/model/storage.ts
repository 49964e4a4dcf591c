type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The browser's storage: the tab's own, and the device's, for all tabs and later visits. `undefined` where it is blocked. */
export interface Stores {
  tab: Store | undefined;
  device: Store | undefined;
}

/** The device may be shared, as in a shelter or a library: what is kept there ends after this. */
export const maxKeptHours = 24;

export function browserStores(): Stores {
  const open = (name: 'sessionStorage' | 'localStorage') => {
    try {
      return window[name];
    } catch {
      // Private windows, settings.
      return undefined;
    }
  };
  return { tab: open('sessionStorage'), device: open('localStorage') };
}

/** Reads JSON; `undefined` for anything else. */
export function readStore(store: Store | undefined, key: string): unknown {
  try {
    return JSON.parse(store?.getItem(key) ?? '');
  } catch {
    return undefined;
  }
}

/** Writes JSON; removes the entry for `undefined`. Returns whether it is kept: a store may be full or blocked. */
export function writeStore(store: Store | undefined, key: string, value: unknown): boolean {
  try {
    if (value === undefined) store?.removeItem(key);
    else store?.setItem(key, JSON.stringify(value));
    return store !== undefined;
  } catch {
    return false;
  }
}

/** True for what was kept too long (milliseconds since 1970). */
export function isOver(savedAt: number): boolean {
  return Date.now() - savedAt >= maxKeptHours * 60 * 60 * 1000;
}
