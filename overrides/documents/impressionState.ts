import type { Impression } from './runOperations.ts';
import type { ShownTask } from '#src/data/task/taskParts.ts';

export type ImpressionState = 'waiting' | 'failed' | 'blocked' | 'outdated' | 'made' | 'ready';

type TaskRow = ShownTask['rows'][number];

/** What there is to say of an impression first: what a task says of it counts until it is made. */
export function impressionState(
  { blocks, latest }: Pick<Impression, 'blocks' | 'latest'>,
  row: Pick<TaskRow, 'state'> | undefined,
  isMaking: boolean,
): ImpressionState {
  if (row?.state === 'WAITING') return 'waiting';
  if (row?.state === 'FAILED') return 'failed';
  if (blocks.length > 0) return 'blocked';
  // The run is read again when all of it has ended: until then the latest is the one before.
  if (latest?.isOutdated === true && !(isMaking && row?.state === 'DONE')) return 'outdated';
  return latest === null && row?.state !== 'DONE' ? 'ready' : 'made';
}

export const isReady = ({ blocks }: Pick<Impression, 'blocks'>): boolean => blocks.length === 0;
