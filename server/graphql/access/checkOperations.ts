import type { GraphQLField, GraphQLSchema } from 'graphql';
import { type EntityIndex, entityOf } from '../Entity.ts';
import type { Access, Operations } from './Operation.ts';

interface Endpoint {
  readonly schema: GraphQLSchema;
  readonly queries: Operations;
  readonly mutations: Operations;
  readonly entities: EntityIndex;
  /** The file that declares the operations of a field. */
  readonly placeOf: (field: GraphQLField<unknown, unknown>) => string;
}

/** The operations of a contract that nobody resolves or no row of the role table allows, each with the file that wants a line. */
export function checkOperations({
  schema,
  queries,
  mutations,
  entities,
  placeOf,
}: Endpoint): readonly string[] {
  const roots = [
    { type: schema.getQueryType(), operations: queries },
    { type: schema.getMutationType(), operations: mutations },
  ];
  return roots.flatMap(({ type, operations }) =>
    Object.values(type?.getFields() ?? {}).flatMap((field) => {
      const name = `${String(type)}.${field.name}`;
      const operation = operations[field.name];
      if (!operation) return [`${name} wants a resolver in ${placeOf(field)}`];
      const lack = lackOf(operation.access, entities);
      return lack === null ? [] : [`${name} wants ${lack} in ${placeOf(field)}`];
    }),
  );
}

function lackOf(access: Access, entities: EntityIndex): string | null {
  if (typeof access === 'string' || 'capability' in access) return null;
  const type = 'reads' in access ? access.reads : access.of;
  if (!entities.has(type)) return `a type that is read instead of ${type}`;
  if ('reads' in access) return null;
  const { actions } = entityOf(entities, type);
  const isRuled =
    access.action === 'create'
      ? actions?.create !== undefined
      : actions?.rules.some(({ action }) => action === access.action);
  return isRuled ? null : `a capability of the role table for '${access.action}' in the actions of ${type}`;
}
