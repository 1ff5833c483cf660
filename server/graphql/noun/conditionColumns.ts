import { getNamedType, type GraphQLNamedType, isEnumType } from 'graphql';
import { sql } from 'kysely';
import { kindOf } from '#server/db/tables/columnsIn.ts';
import type { ColumnKind } from '#server/db/tables/columnKinds.ts';
import { camelCase } from '../camelCase.ts';
import { enumValues, objectType } from '../contract.ts';
import type { Entity } from '../Entity.ts';
import type { Owner, TestedColumn, TestedColumns, TestedKind } from '../read/testedColumn.ts';

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
  Boolean: 'flag',
  Date: 'day',
  DateTime: 'moment',
};

type Tested = Pick<Entity, 'type' | 'table' | 'fields'>;

/** Records that a row belongs to, by what the names of their columns begin with. */
export type Owners = Readonly<Record<string, Owner>>;

/**
 * The columns that conditions on a type may test: those of the input's enum that its table has or its type works out,
 * and those of the records it belongs to (CENTRE_EVENT_DATE_START). What a column holds decides its operators; the field
 * that shows it decides who may test it.
 */
export function conditionColumns(
  of: Tested,
  conditions: GraphQLNamedType | undefined,
  owners: Owners = {},
): TestedColumns {
  const columns = enumValues(conditions, 'column').map(
    (name) => [name, ownColumn(of, name) ?? ownersColumn(owners, name)] as const,
  );
  return Object.fromEntries(columns.flatMap(([name, column]) => (column ? [[name, column]] : [])));
}

/** A field that is more than its column is tested as it is shown: masked, or worked out. */
function ownColumn({ type, table, fields }: Tested, name: string): TestedColumn | null {
  const column = name.toLowerCase();
  const field = fieldOf(type, column);
  if (field === null) return null;
  const kept = kindOf(table, column);
  const shown = column === 'id' ? undefined : fields?.[field];
  const expression = shown ?? (kept && ((alias: string) => sql.id(alias, column)));
  const choices = choicesOf(type, field);
  const kind = choices ? 'choice' : kept ? kindOfColumn[kept] : kindOfScalar[nameOfType(type, field)];
  if (!expression || !kind) return null;
  return {
    kind,
    field,
    expression,
    ...(choices && { choices }),
    ...(!kept && { isDerived: true }),
  };
}

function ownersColumn(owners: Owners, name: string): TestedColumn | null {
  const found = Object.entries(owners).find(([prefix]) => name.startsWith(`${prefix}_`));
  if (!found) return null;
  const [prefix, owner] = found;
  const column = ownColumn(owner, name.slice(prefix.length + 1));
  return column && { ...column, owner };
}

/** country_id is shown by countryId, or where there is none by country. */
function fieldOf(type: string, column: string): string | null {
  const fields = objectType(type).getFields();
  const candidates = [camelCase(column), camelCase(column.replace(/_id$/, '')), column.toUpperCase()];
  return candidates.find((name) => fields[name] !== undefined) ?? null;
}

function choicesOf(type: string, field: string): readonly string[] | null {
  const shown = objectType(type).getFields()[field];
  const named = shown && getNamedType(shown.type);
  return isEnumType(named) ? named.getValues().map(({ name }) => name) : null;
}

function nameOfType(type: string, field: string): string {
  const shown = objectType(type).getFields()[field];
  return shown ? getNamedType(shown.type).name : '';
}
