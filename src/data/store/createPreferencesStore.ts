import type { Store } from 'react-admin';

export interface PreferencesStore extends Store {
  /** Takes over what was kept at the server; nothing is sent back. */
  hydrate(preferences: Readonly<Record<string, unknown>>): void;
  /** Sends what still waits; resolves once it has been answered. */
  flush(): Promise<void>;
}

interface Options {
  /** Written at once, read from always: react-admin's localStorageStore. */
  readonly local: Store;
  /** Keeps the preferences, as JSON text, with the user. */
  readonly push: (preferences: string) => Promise<unknown>;
  /** Milliseconds of quiet before they are sent. */
  readonly delay?: number;
}

/** What belongs to this browser and this moment: which rows are ticked or open, which page was last looked at. */
const momentary = /\.(selectedIds|expanded|listParams)$/;

/** react-admin's store, local at once and with the user behind it. */
export function createPreferencesStore({ local, push, delay = 1000 }: Options): PreferencesStore {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sent = '';

  const kept = (): string =>
    JSON.stringify(Object.fromEntries(Object.entries(local.listItems?.() ?? {}).filter(([key]) => !momentary.test(key))));

  const flush = async (): Promise<void> => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    const preferences = kept();
    if (preferences === sent) return;
    try {
      await push(preferences);
      sent = preferences;
    } catch {
      // The error link has logged it; the next change sends everything again.
    }
  };

  const changed = (key: string): void => {
    if (momentary.test(key)) return;
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), delay);
  };

  return {
    ...local,
    setItem(key, value) {
      local.setItem(key, value);
      changed(key);
    },
    removeItem(key) {
      local.removeItem(key);
      changed(key);
    },
    removeItems(prefix) {
      local.removeItems(prefix);
      changed(prefix);
    },
    reset() {
      // Signing out empties this browser, not what is kept for the user.
      clearTimeout(timer);
      timer = undefined;
      sent = '';
      local.reset();
    },
    hydrate(preferences) {
      for (const [key, value] of Object.entries(preferences)) local.setItem(key, value);
      sent = kept();
    },
    flush,
  };
}
