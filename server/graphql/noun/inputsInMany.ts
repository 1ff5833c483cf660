import { type Capability, reach } from '#server/access/roleTable.ts';
import type { Grants } from '#server/access/Viewer.ts';

/** Inputs that a role is for, by the capability that lets it write them. */
export type ManyOfOwn = Readonly<Partial<Record<Capability, readonly string[]>>>;

/**
 * The row “Import, bulk edit” of the role table: the inputs that somebody may set in many records at once. Null where
 * each record's own write decides alone. A file names records of anybody: whoever reaches only their own reads none.
 */
export function inputsInMany(
  { manyOfOwn = {} }: { readonly manyOfOwn?: ManyOfOwn | undefined },
  viewer: Grants,
  from: 'list' | 'file',
): ReadonlySet<string> | null {
  const how = reach(viewer, 'records.changeMany');
  if (how === 'all' || how === 'countries') return null;
  const own = how === 'none' ? [] : (Object.entries(manyOfOwn) as [Capability, readonly string[]][]);
  const reached = own.filter(([capability]) => {
    const far = reach(viewer, capability);
    return from === 'file' ? far === 'all' : far !== 'none';
  });
  return new Set(reached.flatMap(([, inputs]) => inputs));
}
