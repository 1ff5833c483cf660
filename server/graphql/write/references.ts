import { sql } from 'kysely';
import { asText, sameValue } from '#server/db/Json.ts';
import { exists, isId, select } from '#server/db/rows.ts';
import { entityOf } from '../Entity.ts';
import type { Change, Write, WriteDefinition } from './WriteDefinition.ts';
import { heldRow, holdRow } from './heldRows.ts';
import { referencesOf } from './referencesOf.ts';

/** S1: what a row points at must be visible to whoever makes it point there. Untouched references are left alone. Answers whether all are. */
export async function checkReferences(
  write: Write,
  definition: WriteDefinition,
  change: Change,
): Promise<boolean> {
  let all = true;
  for (const [column, type] of referencesOf(definition.type)) {
    const value = change.values[column];
    if (value === undefined || value === null) continue;
    if (change.old !== null && sameValue(change.old[column], value)) continue;
    if (await isVisible(write, type, asText(value))) continue;
    change.problems.add(`${change.path}.${column}`, NOT_VISIBLE);
    all = false;
  }
  return all;
}

export const NOT_VISIBLE = 'This record does not exist or is not visible to you.';

export async function isVisible(write: Write, type: string, id: string): Promise<boolean> {
  if (!isId(id)) return false;
  const entity = entityOf(write.context.entities, type);
  const known = heldRow(write.tx, entity.table, id);
  if (known !== undefined) return known.isVisible;
  return exists(
    write.tx,
    sql`select 1 from ${sql.id(entity.table)} as t where t.id = ${id} and ${entity.scope('t', write.viewer)}`,
  );
}

/** The same of a row that is to stay as it is until this transaction ends. */
export async function isVisibleAndHeld(write: Write, type: string, id: string): Promise<boolean> {
  if (!isId(id)) return false;
  const entity = entityOf(write.context.entities, type);
  const known = heldRow(write.tx, entity.table, id);
  if (known !== undefined) return known.isVisible;
  const [row] = await select(
    write.tx,
    entity.table,
    sql`where t.id = ${id} and ${entity.scope('t', write.viewer)} for share of t`,
  );
  if (row !== undefined) holdRow(write.tx, entity.table, id, { row, isVisible: true });
  return row !== undefined;
}
