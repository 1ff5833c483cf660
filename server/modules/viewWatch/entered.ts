/** How many more records than a view may hold a watch remembers: one that comes back is not told of again. */
const rememberedAtMost = 4;

interface Seen {
  readonly known: readonly string[];
  readonly current: readonly string[];
}

/** Which records have come in that were never told of. */
export function entered({ known, current }: Seen): readonly string[] {
  const before = new Set(known);
  return current.filter((id) => !before.has(id));
}

/** What is known from now on: all that is in, and as much of what has left as there is room for, the latest first. */
export function remembered({ known, current }: Seen, atMost: number): readonly string[] {
  const inside = new Set(current);
  const left = known.filter((id) => !inside.has(id));
  return [...current, ...left.slice(0, Math.max(0, atMost * rememberedAtMost - current.length))];
}
