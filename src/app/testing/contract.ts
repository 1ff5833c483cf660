import { readFileSync } from 'node:fs';
import { buildClientSchema, getNamedType, isInputObjectType } from 'graphql';
import type { GraphQLInputObjectType, GraphQLInputType, IntrospectionQuery } from 'graphql';
import type { WriteMeta } from '#src/data/ResourceMeta.ts';

const introspection: unknown = JSON.parse(
  readFileSync(new URL('../../../schema/introspection.json', import.meta.url), 'utf8'),
);
const answer = introspection as IntrospectionQuery | { readonly data: IntrospectionQuery };
export const schema = buildClientSchema('data' in answer ? answer.data : answer);
/** What a write takes. */
export function inputTypeOf({ field }: WriteMeta): GraphQLInputObjectType {
  const input = schema
    .getMutationType()
    ?.getFields()
    [field]?.args.find(({ name }) => name === 'input');
  return objectType(input?.type);
}

export function objectType(type: GraphQLInputType | undefined): GraphQLInputObjectType {
  const named = type && getNamedType(type);
  if (!isInputObjectType(named)) throw new Error('No input type.');
  return named;
}
