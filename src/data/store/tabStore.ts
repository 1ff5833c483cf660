import type { Store } from 'react-admin';

/** Which rows are ticked or open, which page of a list is looked at, and in which view. */
const ofTab = /\.(selectedIds|expanded|listParams|openView)$/;
/** react-admin's own key, which goes when the store is emptied. */
const emptied = 'version';

/**
 * What is looked at in a tab is the tab's own. It begins with what was looked at last, in whichever tab; from then on
 * nobody's filter changes, and nobody's ticks come or go, because of what is done in another one.
 */
export function tabStore(store: Store): Store {
  const own = new Map<string, unknown>();
  let isWriting = false;
  // The store tells what it is told here at once; what other tabs write comes later.
  const write = (writes: () => void) => {
    isWriting = true;
    try {
      writes();
    } finally {
      isWriting = false;
    }
  };
  // Emptied here or in another tab, for the next person.
  store.subscribe(emptied, (value) => value === undefined && own.clear());
  return {
    ...store,
    getItem: <T>(key: string, defaultValue?: T): T | undefined => {
      if (!ofTab.test(key)) return store.getItem<T>(key, defaultValue);
      if (!own.has(key)) own.set(key, store.getItem(key));
      return (own.get(key) ?? defaultValue) as T | undefined;
    },
    setItem: (key, value) => {
      if (ofTab.test(key)) own.set(key, value);
      write(() => store.setItem(key, value));
    },
    removeItem: (key) => {
      own.delete(key);
      write(() => store.removeItem(key));
    },
    removeItems: (prefix) => {
      for (const key of own.keys()) if (key.startsWith(prefix)) own.delete(key);
      write(() => store.removeItems(prefix));
    },
    reset: () => {
      own.clear();
      write(() => store.reset());
    },
    subscribe: (key, callback) =>
      ofTab.test(key)
        ? store.subscribe(key, (value: unknown) => isWriting && callback(value))
        : store.subscribe(key, callback),
  };
}
