import { spanKey } from '#server/modules/task/index.ts';

/** Rows that are worked on as one row of a task. */
const batchSize = 25;

interface Batch {
  readonly key: string;
  readonly label: string;
}

export const batchesOf = (rows: number): readonly Batch[] =>
  Array.from({ length: Math.ceil(rows / batchSize) }, (_, index) => batchAt(index, rows));

/** Those of some of the rows, by their positions. */
export const batchesWith = (positions: readonly number[], rows: number): readonly Batch[] =>
  [...new Set(positions.map((position) => Math.floor((position - 1) / batchSize)))]
    .sort((one, other) => one - other)
    .map((index) => batchAt(index, rows));

function batchAt(index: number, rows: number): Batch {
  const first = index * batchSize + 1;
  const last = Math.min(first + batchSize - 1, rows);
  return { key: spanKey({ first, last }), label: `Rows ${first} to ${last}` };
}
