import { getNullableType, GraphQLString } from 'graphql';
import { sql } from 'kysely';
import type { Viewer } from '#server/access/Viewer.ts';
import { and, type Sql, TRUE, whole } from '#server/db/conditions.ts';
import { columnsIn } from '#server/db/tables/columnsIn.ts';
import { validationFailed } from '#server/errors/errors.ts';
import { mayRead } from '#server/graphql/access/ActionRule.ts';
import { camelCase } from '#server/graphql/camelCase.ts';
import { listOperation, objectType } from '#server/graphql/contract.ts';
import type { Entity } from '#server/graphql/Entity.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { wordPattern } from '#server/graphql/read/searches.ts';
import { entities } from '../entities.ts';

export interface AskedValues {
  readonly type: string;
  readonly field: string;
  readonly search?: string | null;
}

/** More than anybody reads through while typing. */
const shown = 20;
/** What people wrote lately says best what they will write next, and no question reads a whole table. */
const looked = 10_000;

/** The values in use in a text column, of the rows and fields that the viewer may see (S1), what begins as typed first. */
export async function distinctValues(
  { type, field, search }: AskedValues,
  viewer: Viewer,
  reads: RequestContext['reads'],
): Promise<readonly string[]> {
  const entity = listedEntity(type);
  const column = textColumn(entity, field);
  const isRefused = entity.actions !== undefined && !mayRead(entity.actions, viewer);
  if (isRefused || entity.hiddenFields?.(viewer).has(field) === true) return [];
  const seen = entity.partlyHidden?.(viewer).get(field)?.('t') ?? TRUE;
  const rows = and([entity.scope('t', viewer), seen, sql`${column} <> ''`]);
  const found = sql`select btrim(${column}) "value" from ${sql.id(entity.table)} "t" where ${rows} order by "t"."id" desc limit ${whole(looked)}`;
  const typed = search?.trim() ?? '';
  return reads.list<string>(answer(found, typed));
}

function answer(found: Sql, typed: string): Sql {
  const begins = typed === '' ? TRUE : sql`f_search("value") like ${wordPattern('', typed)}`;
  const holds = typed === '' ? TRUE : sql`f_search("value") like ${wordPattern('%', typed)}`;
  const values = sql`select "value", count(*) "uses", ${begins} "begins" from (${found}) "f" where ${holds} group by "value" order by 3 desc, 2 desc, 1 limit ${whole(shown)}`;
  return sql`select coalesce(json_agg("value" order by "begins" desc, "uses" desc, "value"), '[]')::text from (${values}) "v"`;
}

/** @throws validationFailed where there is no list of the type */
function listedEntity(type: string): Entity {
  const entity = entities.get(type);
  if (entity === undefined || listOperation(type) === null)
    throw validationFailed('type', 'There is no list of these.');
  return entity;
}

/** @throws validationFailed where the field is no text as its column has it: what is worked out or masked is nobody's to enumerate */
function textColumn({ type, table, fields = {} }: Entity, field: string): Sql {
  const shownType = objectType(type).getFields()[field]?.type;
  const [column, kept] = [...columnsIn(table)].find(([name]) => camelCase(name) === field) ?? [];
  const isText = shownType !== undefined && getNullableType(shownType) === GraphQLString;
  if (!isText || column === undefined || kept?.kind !== 'text' || field in fields)
    throw validationFailed('field', `${type} has no text field of this name that values can be listed of.`);
  return sql.id('t', column);
}
