import { sql } from 'kysely';
import { FALSE, type Sql, TRUE } from '#server/db/conditions.ts';
import type { AnyRow } from '#server/db/Row.ts';
import { exists, isId, select } from '#server/db/rows.ts';
import { forbidden, notFound, strangeCountry } from '#server/errors/errors.ts';
import { entityOf } from '../Entity.ts';
import { deletedRows } from '../read/deletedRows.ts';
import type { Write, WriteDefinition, Written } from './WriteDefinition.ts';

/** The rows that a viewer may write. */
export type Scope = (alias: string) => Sql;

/** What is done to a row of a definition, and within which rows. */
export interface Reach {
  readonly definition: WriteDefinition;
  readonly scope: Scope;
  /** 'change'. */
  readonly verb: string;
}

/** The row, locked. S1: hidden is not found, visible but out of reach is forbidden. */
export async function lockedRow(write: Write, id: string, reach: Reach): Promise<AnyRow> {
  const { type, table } = reach.definition;
  if (!isId(id)) throw notFound(type, id);
  const visible = entityOf(write.context.entities, type).scope('t', write.viewer);
  const [row] = await select(write.tx, table, sql`where t.id = ${id} and ${visible} for update of t`);
  if (row === undefined) throw notFound(type, id);
  if (!(await reaches(write, id, reach))) throw outOfReach(reach);
  return row;
}

/** A deleted row that the viewer would see, locked. */
export async function lockedDeletedRow(
  write: Write,
  id: string,
  { type, table }: WriteDefinition,
): Promise<AnyRow> {
  const visible = entityOf(write.context.entities, type).scope('t', write.viewer);
  const isDeleted =
    isId(id) &&
    (await exists(write.tx, sql`select 1 from ${deletedRows(table)} t where t.id = ${id} and ${visible}`));
  const [row] = isDeleted ? await select(write.tx, table, sql`where t.id = ${id} for update of t`) : [];
  if (row === undefined) throw notFound(type, id);
  return row;
}

/** S1: nothing is written out of one's own reach, nor moved there. */
export async function mustStayInReach(write: Write, change: Written, reach: Reach): Promise<void> {
  if (await reaches(write, change.id, reach)) return;
  throw whyStrange(write, change, reach) ?? outOfReach(reach);
}

const outOfReach = ({ definition, verb }: Reach) => forbidden(`${verb} this ${definition.noun}`);

/** Of a row that is there: it has just been read or written. */
async function reaches({ tx }: Write, id: string, { definition, scope }: Reach): Promise<boolean> {
  const condition = scope('t');
  if (condition === TRUE) return true;
  if (condition === FALSE) return false;
  return exists(tx, sql`select 1 from ${sql.id(definition.table)} as t where t.id = ${id} and ${condition}`);
}

/** Said at the field by which a row has left, or never came into, the viewer's countries. */
function whyStrange(
  { viewer }: Write,
  { row, old, input, path }: Written,
  { definition }: Reach,
): Error | null {
  const [usual, ...others] = definition.policy.placedBy ?? [];
  if (usual === undefined || !('country_id' in row)) return null;
  const country = row.country_id;
  const given = [usual, ...others].find((key) => input[key] !== undefined);
  const isKept = given === undefined && old !== null;
  if (isKept || (typeof country === 'string' && viewer.countryIds.includes(country))) return null;
  return strangeCountry(`${path}.${given ?? usual}`, country === null);
}
