import { sql } from 'kysely';
import { FALSE, or, type Sql } from '#server/db/conditions.ts';
import { run, type Tx } from '#server/db/rows.ts';
import { kindOf } from '#server/db/tables/columnsIn.ts';
import { objectType } from '#server/graphql/contract.ts';
import { type Entity, entityOf } from '#server/graphql/Entity.ts';
import { columnOf } from '#server/graphql/read/relationOf.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import type { ImportType } from '../mapping/importFields.ts';
import { isLeafType, getNamedType } from 'graphql';

/** Fields that a record is called by, where its type has them. */
const naming = ['name', 'fullName', 'title', 'label', 'code', 'countryCode', 'username', 'email', 'onekeyId'];
const mostFound = 5_000;

/** Ids by what was asked for, in small letters. */
export type Found = ReadonlyMap<string, readonly string[]>;

/** The records of a type that the viewer sees, by their number or what they are called; one statement for all of them. */
export async function findByName(
  tx: Tx,
  { context, viewer }: WriteSession,
  type: string,
  asked: readonly string[],
): Promise<Found> {
  const entity = entityOf(context.entities, type);
  const names = namesOf(entity, viewer).map((name) => sql`lower((${name})::text)`);
  const wanted = [...new Set(asked.map((text) => text.toLowerCase()))];
  const ids = wanted.filter((text) => /^[1-9]\d{0,17}$/.test(text));
  const isCalled = names.length === 0 ? FALSE : sql`array[${sql.join(names)}] && ${wanted}::text[]`;
  const called = names.length === 0 ? sql`array[]::text[]` : sql`array[${sql.join(names)}]`;
  const rows = await run<{ id: string; names: readonly (string | null)[] }>(
    tx,
    sql`select t.id::text as id, ${called} as names from ${sql.id(entity.table)} t
        where ${entity.scope('t', viewer)} and ${or([sql`t.id = any(${ids}::bigint[])`, isCalled])}
        order by t.id limit ${mostFound}::integer`,
  );
  return new Map(
    wanted.map((text) => {
      const byId = rows.filter(({ id }) => id === text);
      return [
        text,
        (byId.length > 0 ? byId : rows.filter((row) => row.names.includes(text))).map(({ id }) => id),
      ];
    }),
  );
}

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

export interface Matched {
  readonly id: string;
  /** Columns of it that say the currency of an amount. */
  readonly values: Readonly<Record<string, string | null>>;
}

/** The records that the viewer sees by the value of a column, in small letters. */
export async function findByKey(
  tx: Tx,
  { viewer }: WriteSession,
  { entity }: ImportType,
  {
    column,
    keys,
    also,
  }: { readonly column: string; readonly keys: readonly string[]; readonly also: readonly string[] },
): Promise<ReadonlyMap<string, readonly Matched[]>> {
  const key = sql`lower(${sql.id('t', column)}::text)`;
  const values = also.flatMap((name) => [sql`${name}::text`, sql.id('t', name)]);
  const rows = await run<{ id: string; key: string; values: string }>(
    tx,
    sql`select t.id::text as id, ${key} as key, json_build_object(${sql.join(values)})::text as values
        from ${sql.id(entity.table)} t where ${key} = any(${keys}::text[]) and ${entity.scope('t', viewer)}
        order by t.id limit ${mostFound}::integer`,
  );
  const found = new Map<string, Matched[]>();
  for (const row of rows) {
    const record = { id: row.id, values: JSON.parse(row.values) as Matched['values'] };
    found.set(row.key, [...(found.get(row.key) ?? []), record]);
  }
  return found;
}
