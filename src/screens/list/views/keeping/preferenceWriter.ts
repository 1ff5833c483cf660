import type { Store } from 'react-admin';
import { putView } from '../arrange/putView.ts';
import type { SavedView } from '../SavedView.ts';
import { firstViewKey, storedViewsKey } from './storedViews.ts';
import type { ViewWriter } from './ViewWriter.ts';

/** Views kept in the preferences, where the contract keeps none: one person's, and nobody is told of anything. */
export function preferenceWriter(store: Store, resource: string): ViewWriter {
  const key = storedViewsKey(resource);
  const read = (): readonly SavedView[] => store.getItem<SavedView[]>(key) ?? [];
  const write = (views: readonly SavedView[]) => store.setItem(key, views);
  const isFirst = (label: string) => store.getItem(firstViewKey(resource)) === label;
  return {
    create: async ({ label, value }) => {
      write([...read().filter((view) => view.label !== label), { label, value }]);
      return label;
    },
    update: async ({ id }, { label = id, value }) => {
      write(
        read()
          .filter((view) => view.label === id || view.label !== label)
          .map((view) => (view.label === id ? { label, value: value ?? view.value } : view)),
      );
      if (isFirst(id)) store.setItem(firstViewKey(resource), label);
    },
    remove: async ({ id }) => {
      const before = read();
      write(before.filter(({ label }) => label !== id));
      // Where it was, among those that there are by then.
      return async () => {
        const place = before.findIndex(({ label }) => label === id);
        const [gone] = before.slice(place);
        const views = read();
        if (gone !== undefined && views.every(({ label }) => label !== id))
          write(views.toSpliced(place, 0, gone));
      };
    },
    put: async (put) => {
      const views = read();
      const ids = putView(
        views.map(({ label }) => label),
        put,
      );
      write(views.toSorted((one, other) => ids.indexOf(one.label) - ids.indexOf(other.label)));
    },
    openWith: async (id) => {
      if (id === undefined) store.removeItem(firstViewKey(resource));
      else store.setItem(firstViewKey(resource), id);
    },
  };
}
