import {
  type FieldNode,
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  type GraphQLObjectType,
} from 'graphql';
import { type Entity, type EntityIndex, nestedLimit, type Relation } from '../Entity.ts';
import { fieldsIn, type Fragments } from './fieldsIn.ts';

export interface RowWorld {
  readonly entities: EntityIndex;
  readonly fragments: Fragments;
}

/** The unit: one row, with its columns at a tenth each; some 4 µs of the embedded database. */
const row = 1;
const column = 0.1;
/** Texts that may be pages long, and what is worked out for each row. */
const long = 1;
const derived = 5;
const permissions = 25;
/** A letter of another name for a field, which stands in each row: the whole budget is as long as an answer may be. */
const letter = 0.025;
/** Lists of what no table holds, such as the months of a figure. */
const unknownRows = 25;
const longTexts: ReadonlySet<string> = new Set(['RichText', 'JSON']);

/** What one row of a type costs with what is selected of it, nested lists as long as they may get. */
export function rowCost(type: GraphQLObjectType, node: FieldNode, world: RowWorld): number {
  const entity = world.entities.get(type.name);
  const fields = type.getFields();
  return fieldsIn(node.selectionSet, world.fragments).reduce((sum, each) => {
    const field = fields[each.name.value];
    const named = sum + (each.alias?.value.length ?? 0) * letter;
    // What GraphQL answers by itself is free.
    return field ? named + fieldCost(entity, field, each, world) : named;
  }, row);
}

type Field = ReturnType<GraphQLObjectType['getFields']>[string];

function fieldCost(entity: Entity | undefined, field: Field, node: FieldNode, world: RowWorld): number {
  const type = getNamedType(field.type);
  const relation = entity?.relations?.[field.name];
  if (relation && isObjectType(type)) return rowsOf(relation) * rowCost(type, node, world);
  if (type.name === 'Permission') return permissions;
  if (entity?.fields?.[field.name] ?? entity?.beside?.[field.name])
    return entity.work?.[field.name] ?? derived;
  if (!isObjectType(type)) return longTexts.has(type.name) ? long : column;
  return (isListType(getNullableType(field.type)) ? unknownRows : 1) * rowCost(type, node, world);
}

const rowsOf = (relation: Relation): number =>
  ('usually' in relation ? relation.usually : undefined) ?? nestedLimit(relation);
