import { toJson } from '#server/db/Json.ts';
import { tooMany } from '#server/errors/errors.ts';
import { nothingToChange } from '#server/errors/taskRefusals.ts';
import { isIdOf } from '#server/graphql/read/Read.ts';
import type { Input } from '#server/graphql/write/Input.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { enqueueTask } from '#server/jobs/tasks/enqueueTask.ts';
import { type RowSelection, selectedIds } from '../rowSelection/index.ts';
import { mostTaskRows, versionsOf } from '../task/index.ts';
import { changeRecordsTitle } from './changeRecordsTitle.ts';
import type { Payload } from './Payload.ts';
import { readChange, type RecordChange } from './readChange.ts';

export const recordChangeTask = 'CHANGE';

export interface Asked {
  readonly selection: RowSelection;
  readonly changes: unknown;
  readonly add?: unknown;
  /** The version of each record by its id, as the preview told it; others of the selection are left alone. */
  readonly expected?: unknown;
}

/** @throws tooMany where more are selected than one change may take */
export async function askedRows(
  session: WriteSession,
  { selection, changes, add }: Asked,
): Promise<{ readonly change: RecordChange; readonly ids: readonly string[] }> {
  const change = readChange({ type: selection.type, changes, add }, session);
  const ids = await selectedIds(selection, 'selection', session.context);
  if (ids.length > mostTaskRows) throw tooMany('Records changed at once', mostTaskRows);
  return { change, ids };
}

/** Queues a change of many records. Answers the id of the task. */
export async function changeRecords(session: WriteSession, input: Input): Promise<string> {
  const { selection, changes, add, expected } = input;
  const asked: Asked = { selection: selection as RowSelection, changes, add, expected };
  const { change, ids } = await askedRows(session, asked);
  const versions = versionsOf(asked.expected);
  const wanted = versions === null ? ids : lookedAt(change, ids, versions);
  if (wanted.length === 0) throw nothingToChange();
  if (wanted.length > mostTaskRows) throw tooMany('Records changed at once', mostTaskRows);
  const payload: Payload = {
    type: change.type,
    changes: asked.changes ?? {},
    add: asked.add ?? {},
    versions: versions ?? {},
  };
  const { context, viewer } = session;
  return context.database.transaction((tx) =>
    enqueueTask(tx, {
      kind: recordChangeTask,
      title: changeRecordsTitle('Change of', change.type, wanted.length),
      subject: change.type,
      ownerId: viewer.id,
      payload: toJson(payload),
      // Named when their turn comes: naming thousands takes longer than somebody waits here.
      rows: wanted.map((id) => ({ key: id, label: '' })),
      now: context.now(),
    }),
  );
}

/** In the order of the selection; those that are in it no more come last, and their turn says why not (S3). */
function lookedAt({ noun }: RecordChange, ids: readonly string[], versions: object): readonly string[] {
  const { table } = noun.writes.definition;
  const selected = new Set(ids);
  const gone = Object.keys(versions).filter((id) => !selected.has(id) && isIdOf(table, id));
  return [...ids.filter((id) => id in versions), ...gone];
}
