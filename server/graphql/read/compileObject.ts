import {
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isLeafType,
  isListType,
  isObjectType,
} from 'graphql';
import { sql } from 'kysely';
import { compileSql } from '#server/db/compileSql.ts';
import type { Viewer } from '#server/access/Viewer.ts';
import { and, type Sql, whole } from '#server/db/conditions.ts';
import { columnsIn } from '#server/db/tables/columnsIn.ts';
import {
  type BesideField,
  type Entity,
  type EntityIndex,
  entityOf,
  nestedLimit,
  type Relation,
} from '../Entity.ts';
import { permissionsOf } from '../access/permissionsOf.ts';
import { asAnswered, columnAsAnswered, nothingOf, TYPENAME, typename } from './asAnswered.ts';
import { columnOf, relationOf } from './relationOf.ts';
import { jsonObject, jsonOfRows, type JsonText, textOf } from './jsonText.ts';
import type { Selection } from './selection.ts';

/** What a compilation needs to know besides the selection. */
export interface Compilation {
  readonly schema: GraphQLSchema;
  readonly entities: EntityIndex;
  readonly viewer: Viewer;
  /** Answers an alias that no other part of the statement uses. */
  readonly nextAlias: () => string;
}

/** A row as the text of JSON, and the joins that its to-one relations need. */
interface CompiledObject {
  readonly json: JsonText;
  readonly joins: readonly Sql[];
}

export function startCompilation(of: Omit<Compilation, 'nextAlias'>): Compilation {
  let last = 0;
  return { ...of, nextAlias: () => `r${++last}` };
}

/** Compiles a selection on one row of an entity, read under `alias`. */
export function compileObject(
  entity: Entity,
  selection: Selection,
  alias: string,
  compilation: Compilation,
): CompiledObject {
  const type = compilation.schema.getType(entity.type);
  if (!isObjectType(type)) throw new Error(`${entity.type} is no object type of the schema.`);
  const fields = type.getFields();
  const hidden = entity.hiddenFields?.(compilation.viewer);
  const partlyHidden = entity.partlyHidden?.(compilation.viewer);
  const joins: Sql[] = [];
  const besides = new Map<string, Sql>();
  const pairs = [...selection].map(([key, { name, below }]): readonly [string, JsonText] => {
    if (name === TYPENAME) return [key, typename(entity.type)];
    const field = fields[name];
    if (!field) throw new Error(`${entity.type} has no field ${name}.`);
    if (hidden?.has(name)) return [key, nothingOf(field.type)];
    const besideField = entity.beside?.[name];
    const value = besideField
      ? asAnswered(compileBeside(besideField, alias, besides), field.type, below)
      : compileField(entity, field, below, alias, compilation, joins);
    const visible = partlyHidden?.get(name);
    return [key, visible ? whereVisible(visible(alias), value, field.type) : value];
  });
  return { json: jsonObject(pairs), joins: [...besides.values(), ...joins] };
}

function compileBeside({ beside, expression }: BesideField, alias: string, besides: Map<string, Sql>): Sql {
  const own = `${alias}_${beside.name}`;
  besides.set(own, sql`cross join lateral (${beside.query(alias)}) ${sql.id(own)}`);
  return expression(alias, own);
}

function compileField(
  entity: Entity,
  field: GraphQLField<unknown, unknown>,
  below: Selection,
  alias: string,
  compilation: Compilation,
  joins: Sql[],
): JsonText {
  const { name, type } = field;
  const expression = entity.fields?.[name];
  if (expression) return asAnswered(expression(alias, compilation.viewer), type, below);
  const relation = relationOf(entity, field);
  if (relation)
    return [compileRelation(`${entity.type}.${name}`, relation, below, alias, compilation, joins)];
  const named = getNamedType(type);
  if (named.name === PERMISSION)
    return permissionsOf(entity.actions?.rules ?? [], alias, compilation.viewer, below);
  if (!isLeafType(named))
    throw new Error(`${entity.type}.${name} is neither a column, a derived field nor a relation.`);
  const column = columnsIn(entity.table).get(columnOf(name));
  const value = sql.id(alias, columnOf(name));
  const answered = column ? columnAsAnswered(value, column, type) : null;
  if (answered) return answered;
  const ids = named.name === 'ID' && isListType(getNullableType(type));
  return asAnswered(ids ? sql`${value}::text[]` : value, type, below);
}

function compileRelation(
  name: string,
  relation: Relation,
  below: Selection,
  parent: string,
  compilation: Compilation,
  joins: Sql[],
): Sql {
  const entity = entityOf(compilation.entities, relation.type);
  const alias = compilation.nextAlias();
  const child = compileObject(entity, below, alias, compilation);
  const scope = entity.scope(alias, compilation.viewer);
  const table = sql`${sql.id(entity.table)} ${sql.id(alias)}`;
  const nested = (from: Sql, condition: Sql, order: Sql) =>
    nestedList({
      name,
      atMost: nestedLimit(relation),
      isCut: 'first' in relation && relation.first !== undefined,
      alias,
      child,
      order,
      rows: sql`${from} where ${and([condition, scope])}`,
    });
  switch (relation.kind) {
    case 'one':
      joins.push(
        sql`left join ${table} on ${and([sql`${sql.id(alias, 'id')} = ${sql.id(parent, relation.column)}`, scope])}`,
        ...child.joins,
      );
      return sql`case when ${sql.id(alias, 'id')} is not null then ${textOf(child.json)} else 'null' end`;
    case 'many':
      return nested(
        table,
        sql`${sql.id(alias, relation.column)} = ${sql.id(parent, 'id')}`,
        relation.orderBy(alias),
      );
    case 'through': {
      const link = sql.id(`${alias}_link`);
      const linked = sql`${sql.id(relation.table)} ${link} join ${table} on ${sql.id(alias, 'id')} = ${link}.${sql.id(relation.far)}`;
      return nested(
        linked,
        sql`${link}.${sql.id(relation.near)} = ${sql.id(parent, 'id')}`,
        relation.orderBy(alias),
      );
    }
    case 'custom': {
      const condition = relation.on(parent, alias);
      if (relation.many) return nested(table, condition, relation.orderBy?.(alias) ?? sql.id(alias, 'id'));
      const order = relation.orderBy ? sql` order by ${relation.orderBy(alias)}` : sql.raw('');
      return sql`coalesce((select ${textOf(child.json)} from ${table}${joined(child)} where ${and([condition, scope])}${order} limit 1), 'null')`;
    }
  }
}

interface NestedList {
  readonly name: string;
  readonly atMost: number;
  /** The contract says that it is the first so many. */
  readonly isCut: boolean;
  readonly alias: string;
  readonly child: CompiledObject;
  readonly order: Sql;
  /** What follows `from`. */
  readonly rows: Sql;
}

/** One row more than a list may have is read, to know of it: it is refused then, never cut, unless the contract says so. */
function nestedList({ name, atMost, isCut, alias, child, order, rows }: NestedList): Sql {
  const columns = columnsRead(alias, [textOf(child.json), ...child.joins, order]);
  const list = jsonOfRows(child.json, order);
  const first = (limit: Sql) =>
    sql`from (select ${columns} from ${rows} ${limit}) ${sql.id(alias)}${joined(child)}`;
  if (isCut) return sql`(select ${list} ${first(sql`order by ${order} limit ${whole(atMost)}`)})`;
  return sql`(select case when count(*) > ${whole(atMost)} then list_too_long(${sql.raw(`'${name}'`)})::text else ${list} end ${first(sql`limit ${whole(atMost + 1)}`)})`;
}

/** What is read of the rows of a list: taking a wide row apart for all its columns would cost more than reading it. */
function columnsRead(alias: string, pieces: readonly Sql[]): Sql {
  const uses = pieces.flatMap((piece) => [
    ...compileSql(piece).text.matchAll(new RegExp(`"${alias}"(?:\\."(\\w+)")?`, 'g')),
  ]);
  const columns = new Set(uses.map(([, column]) => column));
  // A function that takes the row as it is.
  if (columns.has(undefined)) return sql`${sql.id(alias)}.*`;
  return sql.join([...columns].map((column) => sql.id(alias, String(column))));
}

const joined = ({ joins }: CompiledObject): Sql =>
  joins.length > 0 ? sql` ${sql.join(joins, sql.raw(' '))}` : sql.raw('');

/** The type of what a record's `can` tells. */
const PERMISSION = 'Permission';

const whereVisible = (visible: Sql, value: JsonText, type: GraphQLOutputType): JsonText => [
  sql`case when ${visible} then ${textOf(value)} else ${textOf(nothingOf(type))} end`,
];
