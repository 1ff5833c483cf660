import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { findLookAlikes, type Likeness } from '#server/modules/participant/index.ts';
import type { ImportPlan } from '../tasks/importPlan.ts';
import type { ReadRow } from '../tasks/readRows.ts';
import { findEarlierRows } from './personKeys.ts';

/** Who may be the one that a row would make: somebody who is known, or whom an earlier row makes. */
export type Alike = { readonly reasons: readonly Likeness[] } & (
  | { readonly person: string }
  | { readonly line: number }
);

/** G3: of the rows that make somebody, in a statement for those who are known and one for those of the file. */
export async function findAlike(
  session: WriteSession,
  plan: ImportPlan,
  rows: readonly ReadRow[],
): Promise<ReadonlyMap<number, readonly Alike[]>> {
  const people = rows.flatMap(({ position, person }) => (person === null ? [] : [{ position, ...person }]));
  if (people.length === 0) return new Map();
  return session.context.database.transaction(async (tx) => {
    const known = await findLookAlikes(tx, session.viewer, people);
    const earlier = await findEarlierRows(tx, plan, people);
    const alikes = people.map(({ position }, index): readonly [number, readonly Alike[]] => {
      const row = earlier.get(position);
      return [
        position,
        [...(known[index] ?? []).map(({ id, reasons }) => ({ person: id, reasons })), ...(row ? [row] : [])],
      ];
    });
    return new Map(alikes.filter(([, found]) => found.length > 0));
  });
}
