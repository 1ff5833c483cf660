import { type GraphQLNamedType, getNamedType, isLeafType, isNonNullType, isObjectType } from 'graphql';
import { TRUE } from '#server/db/conditions.ts';
import { columnsIn } from '#server/db/tables/columnsIn.ts';
import type { Viewer } from '#server/access/Viewer.ts';
import { type Entity, type EntityIndex, entityOf, type Relation } from '../Entity.ts';
import { isSpelled, TYPENAME } from '../read/asAnswered.ts';
import { relationOf } from '../read/relationOf.ts';
import type { Selection } from '../read/selection.ts';

/** Whether Postgres writes what is selected of a type as GraphQL would, null only where the contract allows it. */
export function isText(type: GraphQLNamedType, selection: Selection, entities: EntityIndex): boolean {
  if (!isObjectType(type)) return false;
  const entity = entities.get(type.name);
  const names = [...selection.values()].map(({ name }) => name);
  // A page has one list of rows, however it is called.
  if (!entity && names.filter((name) => name === 'data').length > 1) return false;
  return [...selection.values()].every(({ name, below }) => {
    if (name === TYPENAME) return true;
    const field = type.getFields()[name];
    if (!field) return false;
    const inner = getNamedType(field.type);
    if (isLeafType(inner)) return isSpelled(inner);
    const relation = entity ? relationOf(entity, field) : null;
    if (entity && relation && isNonNullType(field.type) && !isAlwaysThere(entity, relation, entities))
      return false;
    return isText(inner, below, entities);
  });
}

/** Lists are, and rows of a column that is never empty, of a type that everybody sees. */
function isAlwaysThere(entity: Entity, relation: Relation, entities: EntityIndex): boolean {
  if (relation.kind === 'many' || relation.kind === 'through') return true;
  if (relation.kind === 'custom') return relation.many;
  const isFilled = columnsIn(entity.table).get(relation.column)?.nullable !== true;
  return isFilled && entityOf(entities, relation.type).scope('t', nobody) === TRUE;
}

/** Roles only ever add to what may be seen. */
const nobody: Viewer = { id: '0', username: '', roles: [], countryIds: [], sessionId: '' };
