import type { Store } from 'react-admin';

type Preferences = Readonly<Record<string, unknown>>;

interface PreferencesStore extends Store {
  /** Takes over what was kept at the server; nothing is sent back. */
  hydrate(preferences: Preferences): void;
  /** Sends what still waits; resolves once it has been answered. */
  flush(): Promise<void>;
}

interface Options {
  /** Written at once, read from always: react-admin's localStorageStore. */
  readonly local: Store;
  /** What is kept with the user now: another browser may have changed it. */
  readonly read: () => Promise<Preferences>;
  /** Keeps the preferences, as JSON text, with the user. */
  readonly push: (preferences: string) => Promise<unknown>;
}

/** Milliseconds before what has changed is sent. */
const quiet = 1000;

/** What belongs to this browser and this moment: which rows are ticked or open, which pages and views were last looked at. */
const momentary = /\.(selectedIds|expanded|listParams|recent|openView)$/;

/** react-admin's store, local at once and with the user behind it. */
export function createPreferencesStore({ local, read, push }: Options): PreferencesStore {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** What the server is known to have; after a reload nothing is known. */
  let kept: Preferences | undefined;
  /** What was written or removed here since it was last sent. */
  let touched = new Set<string>();
  let sending = Promise.resolve();
  /** How often this browser was emptied: what was on its way then is not for whoever comes next. */
  let emptied = 0;

  const here = (): Preferences => local.listItems?.() ?? {};
  const isChanged = (key: string): boolean =>
    kept === undefined || JSON.stringify(here()[key]) !== JSON.stringify(kept[key]);

  /** Only what has changed here goes over what the server has: the rest may be another browser's (spec §3). */
  const send = async (): Promise<void> => {
    const keys = [...touched].filter(isChanged);
    touched = new Set();
    if (keys.length === 0) return;
    const mine = here();
    const began = emptied;
    try {
      const stored = await read();
      if (emptied !== began) return;
      kept = stored;
      if (!keys.some(isChanged)) return;
      const theirs = Object.entries(stored).filter(([key]) => !keys.includes(key));
      const ours = keys.filter((key) => mine[key] !== undefined).map((key) => [key, mine[key]] as const);
      const preferences = Object.fromEntries([...theirs, ...ours]);
      await push(JSON.stringify(preferences));
      if (emptied === began) kept = preferences;
    } catch {
      // The error link has logged it; the next change sends these again.
      if (emptied === began) touched = new Set([...keys, ...touched]);
    }
  };

  const flush = (): Promise<void> => {
    if (timer !== undefined) {
      clearTimeout(timer);
      timer = undefined;
      // One after the other, so that what was changed first does not arrive last.
      sending = sending.then(send);
    }
    return sending;
  };

  const changed = (keys: readonly string[]): void => {
    const lasting = keys.filter((key) => !momentary.test(key));
    if (lasting.length === 0) return;
    touched = new Set([...touched, ...lasting]);
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), quiet);
  };

  return {
    ...local,
    setItem(key, value) {
      local.setItem(key, value);
      changed([key]);
    },
    removeItem(key) {
      local.removeItem(key);
      changed([key]);
    },
    removeItems(prefix) {
      const removed = Object.keys(here()).filter((key) => key.startsWith(prefix));
      local.removeItems(prefix);
      changed(removed);
    },
    reset() {
      // Signing out empties this browser, not what is kept for the user.
      clearTimeout(timer);
      timer = undefined;
      kept = undefined;
      touched = new Set();
      emptied += 1;
      local.reset();
    },
    hydrate(preferences) {
      for (const [key, value] of Object.entries(preferences)) local.setItem(key, value);
      kept = preferences;
    },
    flush,
  };
}
