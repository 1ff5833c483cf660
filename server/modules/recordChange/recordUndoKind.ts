import { sql } from 'kysely';
import { asText } from '#server/db/Json.ts';
import { isRecord } from '#server/db/isRecord.ts';
import type { AnyRow } from '#server/db/Row.ts';
import { run, select, type Tx } from '#server/db/rows.ts';
import { changeForgotten, notUndone, savedAsVersion } from '#server/errors/taskRefusals.ts';
import type { Input } from '#server/graphql/write/Input.ts';
import type { Task } from '#server/jobs/tasks/TaskKind.ts';
import type { OwnedKind } from '../task/index.ts';
import { asStored, type ChangedRow, changeRow, storedRow } from './changeRow.ts';
import { isRemark } from './manyInputs.ts';
import { payloadOf } from './Payload.ts';
import { readChange, type RecordChange } from './readChange.ts';
import { left } from './recordChangeKind.ts';

/** Gives records back what they held before a change, from the audit, where nobody has changed them since (V3). */
export const recordUndoKind: OwnedKind = {
  atOnce: 1,
  chunk: 50,
  begin: async (session, task) => {
    const done = await changedBy(session.context.database, task);
    const change = readChange(payloadOf(done.task), session);
    return async ({ key }) =>
      async ({ tx }) => {
        const row = done.rows.get(key);
        if (row === undefined || row.at === null) throw changeForgotten('It is not known what was changed.');
        if (row.id !== key) throw savedAsVersion();
        const old = await heldBefore(tx, change, row, done.task.owner_id);
        const changes = { ...remarksOf(change), ...askedOf(change, old) };
        const undoing = { ...session, before: { type: change.type, values: old } };
        const back = { noun: change.noun, type: change.type, changes, add: {} };
        return left(staleSinceChange, async () =>
          asStored(await changeRow(undoing, tx, back, { id: key, version: row.at })),
        );
      };
  },
};

const staleSinceChange = 'Somebody has changed this record since, so it was left as it is.';

function changedBy(
  database: { transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T> },
  { payload }: Task,
): Promise<{ readonly task: Task; readonly rows: ReadonlyMap<string, ChangedRow> }> {
  const id = isRecord(payload) ? asText(payload['task'] ?? null) : '';
  return database.transaction(async (tx) => {
    const [task] = await select(tx, 'tasks', sql`where t.id = ${id}`);
    if (task === undefined) throw changeForgotten('What was changed is no longer known.');
    const rows = await select(tx, 'task_rows', sql`where t.task_id = ${id} and t.state = 'DONE'`);
    const stored = rows.flatMap(({ key, result }) => {
      const row = storedRow(result);
      return row === null ? [] : [[key, row] as const];
    });
    return { task, rows: new Map(stored) };
  });
}

/** All that the change has changed, as the audit says it was. */
async function heldBefore(
  tx: Tx,
  { type }: RecordChange,
  { id, at }: ChangedRow,
  userId: string,
): Promise<AnyRow> {
  const [audit] = await run<{ old: AnyRow | null }>(
    tx,
    sql`select a.old_values as old from audits a
        where a.auditable_type = ${type} and a.auditable_id = ${id} and a.event = 'updated'
          and a.user_id = ${userId} and a.created_at = ${at}::timestamptz
        order by a.id desc limit 1`,
  );
  const old = audit?.old;
  if (!old) throw changeForgotten('It is not known any more what it was before.');
  return old;
}

/** What was asked for: what the server works out is worked out again, but for what its write lets come back. */
function askedOf({ noun, changes, add }: RecordChange, old: AnyRow): Input {
  const asked = [...Object.keys(changes), ...Object.keys(add)].filter((key) => !isRemark(noun, key));
  const held = asked.filter((key) => key in old).map((key) => [key, old[key] ?? null] as const);
  if (held.length === 0) throw notUndone();
  return Object.fromEntries(held);
}

/** Why a rule was passed then is why it may be passed back. */
const remarksOf = ({ noun, changes }: RecordChange): Input =>
  Object.fromEntries(Object.entries(changes).filter(([key]) => isRemark(noun, key)));
