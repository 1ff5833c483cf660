import { mustFind } from '#server/graphql/mustFind.ts';
import { sql } from 'kysely';
import { type Json, toJson } from '#server/db/Json.ts';
import { isRecord } from '#server/db/isRecord.ts';
import type { AnyRow } from '#server/db/Row.ts';
import { run, select, type Tx } from '#server/db/rows.ts';
import { onlyReplaced } from '#server/errors/taskRefusals.ts';
import type { Input } from '#server/graphql/write/Input.ts';
import type { Write } from '#server/graphql/write/WriteDefinition.ts';
import { type HeardChange, withTransactions, type WriteSession } from '#server/graphql/WriteSession.ts';
import type { RecordChange } from './readChange.ts';

/** One thing that a change does to a record, by the name of the input or column. */
export interface FieldChange {
  readonly field: string;
  readonly before: Json;
  readonly after: Json;
}

export interface ChangedRow {
  /** Nothing, where the record was so already. */
  readonly changes: readonly FieldChange[];
  /** The record as it is now; another one where the old must not be rewritten (M1). */
  readonly id: string;
  /** Under which moment the audit has it; null where nothing was written. */
  readonly at: string | null;
}

interface AskedRow {
  readonly id: string;
  /** What its `date_modified` was when it was looked at (K6). */
  readonly version: string | null;
}

/**
 * Changes one record in a transaction under way, by the write of its form: every rule, right and audit is the same.
 * @throws UserError where it is refused
 */
export async function changeRow(
  session: WriteSession,
  tx: Tx,
  change: Pick<RecordChange, 'noun' | 'type' | 'changes' | 'add'>,
  { id, version }: AskedRow,
): Promise<ChangedRow> {
  const heard: HeardChange[] = [];
  const inside = withTransactions({ ...session, heard: (one) => heard.push(one) }, (work) => work(tx));
  const input: Input = {
    ...change.changes,
    ...(await extended({ ...inside, tx, now: session.context.now() }, change, id)),
    id,
    ...(version !== null && { date_modified: version }),
  };
  const written = await change.noun.writes.update(inside, input);
  const own = heard.find((one) => one.type === change.type && one.id === written);
  return {
    id: written,
    changes: own === undefined ? [] : fieldChanges(own, new Set(change.noun.writes.definition.remarks)),
    at: own === undefined ? null : (own.at ?? (await now(tx))),
  };
}

function fieldChanges(
  { old, new: values }: HeardChange,
  remarks: ReadonlySet<string>,
): readonly FieldChange[] {
  return Object.entries(values ?? {})
    .filter(([field]) => !remarks.has(field))
    .map(([field, after]) => ({ field, before: old?.[field] ?? null, after: after ?? null }));
}

/** What the audit takes where the row has no moment of its own. */
async function now(tx: Tx): Promise<string> {
  const [row] = await run<{ at: string }>(tx, sql`select to_json(now()) #>> '{}' as at`);
  if (row === undefined) throw new Error('The database does not tell its time.');
  return row.at;
}

/** Lists with what is added to them, read under the same locks as they are written, in the same order (K1). */
async function extended(
  write: Write,
  { noun, type, changes, add }: Pick<RecordChange, 'noun' | 'type' | 'changes' | 'add'>,
  id: string,
): Promise<Input> {
  if (Object.keys(add).length === 0) return {};
  const { table, parts = [], lock } = noun.writes.definition;
  await lock?.(write, { action: 'update', id, input: { ...changes, ...add } });
  const row = await mustFind(type, id, () =>
    select(write.tx, table, sql`where t.id = ${id} for update of t`),
  );
  const lists: [string, unknown][] = [];
  for (const [name, added] of Object.entries(add)) {
    const part = parts.find(({ key }) => key === name);
    const held = part === undefined ? columnList(row, name) : await part.held?.(write, id);
    if (held === undefined) throw onlyReplaced();
    lists.push([name, [...new Set([...held, ...added])]]);
  }
  return Object.fromEntries(lists);
}

const columnList = (row: AnyRow, name: string): readonly unknown[] => {
  const value = row[name];
  return Array.isArray(value) ? (value as readonly Json[]) : [];
};

/** Keeps only what JSON can: results of tasks are stored as such. */
export const asStored = (row: ChangedRow): Json => toJson({ ...row });

/** What `asStored` kept. */
export function storedRow(result: Json): ChangedRow | null {
  if (!isRecord(result) || typeof result['id'] !== 'string' || !Array.isArray(result['changes'])) return null;
  const { id, at, changes } = result;
  return { id, at: typeof at === 'string' ? at : null, changes: changes as readonly FieldChange[] };
}
