import { isRecord } from '#server/db/isRecord.ts';
import type { Task } from '#server/jobs/tasks/TaskKind.ts';

/** What a task keeps of the change that was asked for. */
export interface Payload {
  readonly type: string;
  readonly changes: unknown;
  readonly add: unknown;
  /** By id, for those of which a preview told it. */
  readonly versions: Readonly<Record<string, string | null>>;
}

export function payloadOf({ payload }: Pick<Task, 'payload'>): Payload {
  const { type, changes, add, versions } = isRecord(payload) ? payload : {};
  if (typeof type !== 'string' || !isRecord(versions))
    throw new Error('A task that changes records does not say which.');
  return { type, changes, add, versions: versions as Payload['versions'] };
}
