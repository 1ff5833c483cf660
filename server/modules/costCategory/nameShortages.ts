import type { Alike, Shortages } from '#server/graphql/noun/Shortages.ts';
import { trimmed } from '#server/graphql/write/blankText.ts';

/** No two below the same category share a name: of several rows that make it, each alone would be taken. */
export const nameShortages: Shortages = {
  by: ['name', 'parent_id'],
  of: (_session, wanted) => {
    const rows = new Map<string, number>();
    for (const { input, count } of wanted) rows.set(placeOf(input), (rows.get(placeOf(input)) ?? 0) + count);
    const twice = [...rows].filter(([, count]) => count > 1);
    return Promise.resolve(
      twice.map(
        ([place, count]) =>
          `${nameIn(place)}: ${count.toLocaleString('en')} rows make it in the same place, and only the first of them can.`,
      ),
    );
  },
};

/** Its parent and its name; an id has no space. */
const placeOf = ({ name, parent_id }: Alike['input']): string =>
  `${typeof parent_id === 'string' ? parent_id : ''} ${trimmed(typeof name === 'string' ? name : '')}`;

const nameIn = (place: string): string => place.slice(place.indexOf(' ') + 1);
