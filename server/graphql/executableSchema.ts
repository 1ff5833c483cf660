import {
  buildSchema,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  isObjectType,
  isScalarType,
} from 'graphql';
import type { EndpointSchema } from './EndpointSchema.ts';
import type { RequestContext } from './RequestContext.ts';
import { scalars } from './scalars.ts';

/** A contract that can be executed without an endpoint: what it answers is what a client would be answered. */
export function executableSchema({ schema: text, resolvers }: EndpointSchema): GraphQLSchema {
  const schema = buildSchema(text);
  for (const type of Object.values(schema.getTypeMap())) {
    if (isScalarType(type)) Object.assign(type, scalars[type.name]);
    if (!isObjectType(type)) continue;
    const own = resolvers[type.name];
    for (const [name, field] of Object.entries(type.getFields())) {
      const resolve: unknown = own && Reflect.get(own, name);
      if (isResolver(resolve)) field.resolve = resolve;
    }
  }
  return schema;
}

const isResolver = (value: unknown): value is GraphQLFieldResolver<unknown, RequestContext> =>
  typeof value === 'function';
