import { getNamedType, type GraphQLNamedType, isEnumType } from 'graphql';
import { columnsIn } from '#server/db/tables/columnsIn.ts';
import type { ColumnKind } from '#server/db/tables/columnKinds.ts';
import { sql } from 'kysely';
import type { TestedColumns, TestedKind } from '../read/testedColumn.ts';
import { camelCase } from '../camelCase.ts';
import { enumValues, objectType } from '../contract.ts';

const tested: Readonly<Partial<Record<ColumnKind, TestedKind>>> = {
  id: 'id',
  text: 'text',
  number: 'number',
  decimal: 'number',
  flag: 'flag',
  day: 'day',
  moment: 'moment',
};

/**
 * The columns that conditions on a type may test: those of the input's enum that its table has. What a column holds
 * decides its operators; the field that shows it decides who may test it.
 */
export function conditionColumns(
  { type, table }: { readonly type: string; readonly table: string },
  conditions: GraphQLNamedType | undefined,
): TestedColumns {
  const columns = columnsIn(table);
  return Object.fromEntries(
    enumValues(conditions, 'column').flatMap((name) => {
      const column = name.toLowerCase();
      const kind = tested[columns.get(column)?.kind ?? 'bytes'];
      const field = fieldOf(type, column);
      if (kind === undefined || field === null) return [];
      const expression = (alias: string) => sql.id(alias, column);
      const choices = choicesOf(type, field);
      return [[name, choices ? { kind: 'choice', field, expression, choices } : { kind, field, expression }]];
    }),
  );
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
