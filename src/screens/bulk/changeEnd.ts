import type { ShownTask } from '#src/data/task/taskParts.ts';

/** How far it is, as the reader writes figures. */
export const countsOf = ({ done, failed, total }: ShownTask, figure: (count: number) => string) => ({
  done: figure(done),
  failed: figure(failed),
  total: figure(total),
  smart_count: done,
});

/** All of it is done. */
export const isWhole = ({ state, failed }: ShownTask): boolean => state === 'DONE' && failed === 0;

/** The message of how a change of many ended. */
export function endWord({ state, failed }: ShownTask, isUndo: boolean) {
  if (state === 'CANCELLED') return 'task.cancelled';
  if (state === 'FAILED') return 'task.failed';
  if (failed > 0) return 'task.partly';
  return isUndo ? 'task.undone' : 'task.done';
}
