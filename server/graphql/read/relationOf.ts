import { getNamedType, getNullableType, type GraphQLField, isListType, isObjectType } from 'graphql';
import { columnsIn } from '#server/db/tables/columnsIn.ts';
import type { Entity, Relation } from '../Entity.ts';

const columns = new Map<string, string>();

/** countryCode → country_code. */
export function columnOf(field: string): string {
  const known = columns.get(field);
  if (known) return known;
  const column = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  columns.set(field, column);
  return column;
}

/** How a field leads to other rows: as its noun says, or `centreEvent: CentreEvent` over the column centre_event_id. */
export function relationOf(entity: Entity, field: GraphQLField<unknown, unknown>): Relation | null {
  const written = entity.relations?.[field.name];
  if (written) return written;
  const type = getNamedType(field.type);
  const column = `${columnOf(field.name)}_id`;
  if (!isObjectType(type) || isListType(getNullableType(field.type))) return null;
  return columnsIn(entity.table).has(column) ? { kind: 'one', type: type.name, column } : null;
}
