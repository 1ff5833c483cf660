import {
  getNamedType,
  getNullableType,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLInputType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { sql } from 'kysely';
import { columnsIn, kindOf } from '#server/db/tables/columnsIn.ts';
import type { ColumnKind } from '#server/db/tables/columnKinds.ts';
import { camelCase } from '../camelCase.ts';
import { enumValues, objectType } from '../contract.ts';
import type { BesideField, Entity } from '../Entity.ts';
import type { Condition } from '../read/condition.ts';
import type {
  ComparedColumn,
  HeldColumn,
  Shortcut,
  Owner,
  TestedColumn,
  TestedColumns,
  TestedKind,
} from '../read/testedColumn.ts';

const kindOfColumn: Readonly<Partial<Record<ColumnKind, TestedKind>>> = {
  id: 'id',
  text: 'text',
  number: 'number',
  decimal: 'number',
  flag: 'flag',
  day: 'day',
  moment: 'moment',
};

const kindOfScalar: Readonly<Record<string, TestedKind>> = {
  ID: 'id',
  String: 'text',
  Int: 'number',
  Float: 'number',
  Money: 'number',
  Boolean: 'flag',
  Date: 'day',
  Currency: 'text',
  DateTime: 'moment',
};

type Tested = Pick<Entity, 'type' | 'table' | 'fields' | 'beside'>;

/** Records that a row belongs to, by what the names of their columns begin with. */
export type Owners = Readonly<Record<string, Owner>>;

/** What the keys of a list ask, with the type of their values where the contract has them as arguments. */
export type Keys = Readonly<Record<string, { readonly holds: Condition; readonly type?: GraphQLInputType }>>;

interface Others {
  readonly owners?: Owners;
  readonly compared?: Readonly<Record<string, ComparedColumn['expression']>>;
  readonly shortcuts?: Readonly<Record<string, Shortcut>>;
  readonly keys?: Keys;
}

/**
 * The columns that conditions on a type may test: those of the input's enum that its table has or its type works out,
 * those of the records it belongs to (CENTRE_EVENT_DATE_START), and what a key of the list asks (IS_UPCOMING). What a
 * column holds decides its operators; the field that shows it decides who may test it.
 */
export function conditionColumns(
  of: Tested,
  conditions: GraphQLNamedType | undefined,
  { owners = {}, keys = {}, compared = {}, shortcuts = {} }: Others = {},
): TestedColumns {
  const columns = enumValues(conditions, 'column').map((name): readonly [string, TestedColumn | null] => {
    const [own, expression, shortcut] = [ownColumn(of, name), compared[name], shortcuts[name]];
    if (own) return [name, { ...own, ...(expression && { expression }), ...(shortcut && { shortcut }) }];
    return [name, ownersColumn(of, owners, name) ?? keyColumn(of, keys, name)];
  });
  return Object.fromEntries(columns.flatMap(([name, column]) => (column ? [[name, column]] : [])));
}

/** A field that is more than its column is tested as it is shown: masked, or worked out. */
function ownColumn({ type, table, fields, beside }: Tested, name: string): ComparedColumn | null {
  const column = name.toLowerCase();
  const field = fieldOf(type, column);
  if (field === null || isList(fieldType(type, field))) return null;
  const kept = kindOf(table, column);
  const ofAll = beside?.[field]?.ofAll;
  const shown = column === 'id' ? undefined : (fields?.[field] ?? asked(beside?.[field]));
  const compared = shown ?? (kept && ((alias: string) => sql.id(alias, column)));
  const choices = choicesOf(fieldType(type, field));
  const kind = choices ? 'choice' : keptKind(kept, fieldType(type, field));
  if (!compared || !kind) return null;
  // Ids are shown as text.
  const expression: typeof compared =
    kind === 'id' && shown ? (alias, viewer) => sql`(${shown(alias, viewer)})::bigint` : compared;
  const isFilled = isNonNullType(fieldType(type, field)) || (!shown && isNeverEmpty(table, column));
  return {
    kind,
    field,
    expression,
    ...(choices && { choices }),
    ...(isFilled && { isFilled: true }),
    ...(!kept && { isDerived: true }),
    ...(ofAll && { ofAll }),
  };
}

/** Ids and great numbers are kept alike: the field tells which it is. */
const keptKind = (kept: ColumnKind | undefined, shown: Typed): TestedKind | undefined =>
  kept === undefined || kept === 'id'
    ? (kindOfType(shown) ?? (kept && kindOfColumn[kept]))
    : kindOfColumn[kept];

/** What is looked up beside a row is, for a comparison, asked of it, or of what is told of all. */
function asked(found: BesideField | undefined): ComparedColumn['expression'] | undefined {
  if (!found) return undefined;
  const { ofAll, beside, expression } = found;
  if (ofAll) return (alias) => sql.id(alias, ofAll.column);
  return (alias) => sql`(select ${expression(alias, 'told')} from (${beside.query(alias)}) "told")`;
}

function ownersColumn({ table }: Tested, owners: Owners, name: string): TestedColumn | null {
  const found = Object.entries(owners).find(([prefix]) => name.startsWith(`${prefix}_`));
  if (!found) return null;
  const [prefix, owner] = found;
  const column = ownColumn(owner, name.slice(prefix.length + 1));
  return column && { ...column, owner: { ...owner, isAlwaysThere: isNeverEmpty(table, owner.column) } };
}

function isNeverEmpty(table: string, name: string): boolean {
  const column = columnsIn(table).get(name);
  return column !== undefined && column.nullable !== true;
}

/** country_id is shown by countryId, or where there is none by country. */
export function fieldOf(type: string, column: string): string | null {
  const fields = objectType(type).getFields();
  const candidates = [camelCase(column), camelCase(column.replace(/_id$/, '')), column.toUpperCase()];
  return candidates.find((name) => fields[name] !== undefined) ?? null;
}

/** Nothing of the row is compared with more or less: it is what the key asks, or it is not. */
function keyColumn({ type }: Tested, keys: Keys, name: string): HeldColumn | null {
  const key = keys[name.toLowerCase()];
  if (!key) return null;
  const field = fieldOf(type, name.toLowerCase());
  const asked = key.type ?? fieldType(type, field ?? '');
  const choices = choicesOf(asked);
  const kind = choices ? 'choice' : kindOfType(asked);
  if (!kind) return null;
  return { kind, field: field ?? '', holds: key.holds, ...(choices && { choices }), isDerived: true };
}

type Typed = GraphQLOutputType | GraphQLInputType | undefined;

const fieldType = (type: string, field: string): GraphQLOutputType | undefined =>
  objectType(type).getFields()[field]?.type;

const isList = (type: Typed): boolean => type !== undefined && isListType(getNullableType(type));

function choicesOf(type: Typed): readonly string[] | null {
  const named = type && getNamedType(type);
  return isEnumType(named) ? named.getValues().map(({ name }) => name) : null;
}

/** Another record is compared by its id. */
function kindOfType(type: Typed): TestedKind | undefined {
  const named = type && getNamedType(type);
  return isObjectType(named) ? 'id' : kindOfScalar[named?.name ?? ''];
}
