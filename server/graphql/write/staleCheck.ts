import { sql } from 'kysely';
import { sameValue } from '#server/db/Json.ts';
import type { AnyRow } from '#server/db/Row.ts';
import { run, type Tx } from '#server/db/rows.ts';
import { redact } from '#server/audit/redact.ts';
import { staleWrite } from '#server/errors/errors.ts';
import type { Input } from './Input.ts';
import type { WriteDefinition } from './WriteDefinition.ts';

interface Target {
  readonly type: string;
  readonly id: string;
  readonly input: Input;
  readonly row: AnyRow;
  readonly definition: Pick<WriteDefinition, 'secret' | 'unversioned' | 'remarks'>;
}

/**
 * K6: refuses a write that was made on an older state than the one stored.
 * @throws staleWrite with the fields that differ and the values now stored.
 */
export async function staleCheck(tx: Tx, target: Target): Promise<void> {
  const read = target.input.date_modified;
  if (read === undefined || read === null) return;
  if (milliseconds(read) === milliseconds(target.row.date_modified)) return;
  const remarks = new Set(target.definition.remarks);
  const changes = await changedSince(tx, target, milliseconds(read));
  const keys = changes.filter((key) => !remarks.has(key));
  const unversioned = new Set(target.definition.unversioned);
  if (keys.length > 0 && keys.every((key) => unversioned.has(key))) return;
  throw staleWrite(difference(target, keys.length > 0 ? keys : disagreeing(target)));
}

/** Clients read milliseconds; Postgres keeps microseconds. */
function milliseconds(value: unknown): number {
  if (value instanceof Date) return value.getTime();
  return typeof value === 'string' ? Date.parse(value) : Number.NaN;
}

function difference({ row, definition }: Target, keys: readonly string[]): AnyRow {
  const values = Object.fromEntries(keys.filter((key) => key in row).map((key) => [key, row[key] ?? null]));
  return {
    ...Object.fromEntries(keys.map((key) => [key, null])),
    ...redact(values, new Set(definition.secret)),
  };
}

async function changedSince(tx: Tx, { type, id }: Target, read: number): Promise<readonly string[]> {
  if (Number.isNaN(read)) return [];
  const found = await run<{ key: string }>(
    tx,
    sql`select distinct jsonb_object_keys(new_values) as key from audits
        where auditable_type = ${type} and auditable_id = ${id} and event = 'updated'
          and created_at > ${new Date(read).toISOString()} and jsonb_typeof(new_values) = 'object'`,
  );
  return found.map(({ key }) => key);
}

function disagreeing({ input, row }: Target): readonly string[] {
  return Object.keys(input).filter(
    (key) => key in row && key !== 'date_modified' && !sameValue(row[key], input[key]),
  );
}
