import { UserError } from '#server/errors/errors.ts';
import type { RowProblem } from './rowProblems.ts';

/** Tries that a task has of a row whose records somebody else is changing: each waits for them as long as a request does. */
export const mostTries = 3;

export const isBusy = (error: unknown): boolean => error instanceof UserError && error.code === 'BUSY';

/** What is told of a row that is still so after all tries. */
export const stillBusy: readonly RowProblem[] = [
  { field: null, message: 'Whenever this was tried, somebody else was changing it. Please try again later.' },
];

/** K1: works on one row after the other; `work` answers false for one that is to be tried again after the rest. */
export async function busyLast<T>(
  rows: readonly T[],
  tries: number,
  work: (row: T, isLastTry: boolean) => Promise<boolean>,
): Promise<void> {
  let left = rows;
  for (let tried = 1; tried <= tries && left.length > 0; tried += 1) {
    const again: T[] = [];
    for (const row of left) if (!(await work(row, tried === tries))) again.push(row);
    left = again;
  }
}
