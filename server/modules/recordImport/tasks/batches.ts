/** Rows that are worked on as one row of a task. */
const batchSize = 25;

export interface Batch {
  readonly first: number;
  readonly last: number;
}

export function batchesOf(rows: number): readonly { readonly key: string; readonly label: string }[] {
  return Array.from({ length: Math.ceil(rows / batchSize) }, (_, index) => {
    const first = index * batchSize + 1;
    const last = Math.min(first + batchSize - 1, rows);
    return { key: `${first}-${last}`, label: `Rows ${first} to ${last}` };
  });
}

export function batchOf(key: string): Batch {
  const [first = 0, last = 0] = key.split('-').map(Number);
  return { first, last };
}
