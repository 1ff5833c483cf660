import { spanKey } from '#server/modules/task/index.ts';

/** Rows that are worked on as one row of a task. */
const batchSize = 25;

export function batchesOf(rows: number): readonly { readonly key: string; readonly label: string }[] {
  return Array.from({ length: Math.ceil(rows / batchSize) }, (_, index) => {
    const first = index * batchSize + 1;
    const last = Math.min(first + batchSize - 1, rows);
    return { key: spanKey({ first, last }), label: `Rows ${first} to ${last}` };
  });
}
