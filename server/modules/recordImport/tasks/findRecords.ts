import { getNamedType, isLeafType } from 'graphql';
import { sql } from 'kysely';
import type { Sql } from '#server/db/conditions.ts';
import { isId, runJson, type Tx } from '#server/db/rows.ts';
import { kindOf } from '#server/db/tables/columnsIn.ts';
import { objectType } from '#server/graphql/contract.ts';
import { type Entity, entityOf } from '#server/graphql/Entity.ts';
import { columnOf } from '#server/graphql/read/relationOf.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import type { ImportType } from '../mapping/importFields.ts';

/** Fields that a record is called by, where its type has them. */
const naming = ['name', 'fullName', 'title', 'label', 'code', 'countryCode', 'username', 'email', 'onekeyId'];
/** Of several that are called alike as many are told. */
const mostTold = sql.raw('6');

export interface Called {
  readonly count: number;
  /** The first of them. */
  readonly ids: readonly string[];
}

/** By what was asked for. */
export type Found = ReadonlyMap<string, Called>;

/** The records of a type that the viewer sees, by their number or what they are called; one statement for all of them. */
export async function findByName(
  tx: Tx,
  { context, viewer }: WriteSession,
  type: string,
  asked: readonly string[],
): Promise<Found> {
  const entity = entityOf(context.entities, type);
  const names = namesOf(entity, viewer).map((name) => asCalled(sql`(${name})::text`));
  const ids = asked.filter(isId);
  const records = sql`${sql.id(entity.table)} t`;
  const isSeen = entity.scope('t', viewer);
  const called =
    names.length === 0
      ? sql``
      : sql`union all select n.name, count(*)::integer, (array_agg(t.id::text order by t.id))[1:${mostTold}], false
            from ${records} cross join lateral (select distinct unnest(array[${sql.join(names)}]) as name) n
            where ${isSeen} and n.name = any(array(select ${asCalled(sql`a.text`)} from unnest(${[...asked]}::text[]) as a (text))) group by n.name`;
  const rows = await runJson<Called & { readonly name: string }>(
    tx,
    sql`select json_build_object('name', a.text, 'count', f.count, 'ids', f.ids)::text as row from (
          select t.id::text as name, 1 as count, array[t.id::text] as ids, true as by_id
          from ${records} where ${isSeen} and t.id = any(${ids}::bigint[]) ${called}) f
        join unnest(${[...new Set(asked)]}::text[]) as a (text) on ${asCalled(sql`a.text`)} = f.name order by f.by_id`,
  );
  // A number means the record of that number, whatever else is called so.
  return new Map(rows.map(({ name, ...found }) => [name, found]));
}

/** In small letters, composed, and with the plain apostrophe, which keyboards have: a country is called Côte d’Ivoire. */
const asCalled = (text: Sql): Sql => sql`translate(lower(normalize(${text}, NFC)), '’‘ʼʻ´', '''''''''''')`;

/** As the database writes them: its small letter of İ, or of a Σ at the end of a word, is not that of JavaScript. */
const inSmallLetters = (texts: readonly string[]): Sql =>
  sql`array(select lower(a.text) from unnest(${[...texts]}::text[]) as a (text))`;

function namesOf(entity: Entity, viewer: WriteSession['viewer']): readonly Sql[] {
  const fields = objectType(entity.type).getFields();
  const [hidden, partly] = [entity.hiddenFields?.(viewer), entity.partlyHidden?.(viewer)];
  return naming.flatMap((name): Sql[] => {
    const field = fields[name];
    const isShown = field && isLeafType(getNamedType(field.type)) && !hidden?.has(name) && !partly?.has(name);
    if (!isShown) return [];
    const expression = entity.fields?.[name];
    if (expression) return [expression('t', viewer)];
    return kindOf(entity.table, columnOf(name)) === undefined ? [] : [sql.id('t', columnOf(name))];
  });
}

export interface Matched extends Called {
  /** Columns of the first that say the currency of an amount. */
  readonly values: Readonly<Record<string, string | null>>;
}

interface KeyAsked {
  readonly column: string;
  readonly keys: readonly string[];
  readonly also: readonly string[];
}

/** The records that the viewer sees by the value of a column, in whatever letters. */
export async function findByKey(
  tx: Tx,
  { viewer }: WriteSession,
  { entity }: ImportType,
  { column, keys, also }: KeyAsked,
): Promise<ReadonlyMap<string, Matched>> {
  const key = sql`lower(${sql.id('t', column)}::text)`;
  const values = also.flatMap((name) => [sql`${name}::text`, sql.id('t', name)]);
  const isAsked =
    column === 'id'
      ? sql`t.id = any(${keys.filter(isId)}::bigint[])`
      : sql`${key} = any(${inSmallLetters(keys)})`;
  const rows = await runJson<Matched & { readonly key: string }>(
    tx,
    sql`select json_build_object('key', a.text, 'count', f.count, 'ids', f.ids, 'values', f.said)::text as row from (
          select ${key} as key, count(*) as count, (array_agg(t.id::text order by t.id))[1:${mostTold}] as ids,
            (array_agg(json_build_object(${sql.join(values)}) order by t.id))[1] as said
          from ${sql.id(entity.table)} t where ${isAsked} and ${entity.scope('t', viewer)} group by 1) f
        join unnest(${[...new Set(keys)]}::text[]) as a (text) on lower(a.text) = f.key`,
  );
  return new Map(rows.map(({ key: found, ...matched }) => [found, matched]));
}
