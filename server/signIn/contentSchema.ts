import { buildSchema } from 'graphql';
import type { Authentication } from '../auth/Authentication.ts';
import { checkOperations } from '../graphql/access/checkOperations.ts';
import type { EndpointSchema } from '../graphql/EndpointSchema.ts';
import { loadSchema } from '../graphql/loadSchema.ts';
import { refuseLacks } from '../graphql/refuseLacks.ts';
import { signInResolvers } from './signInResolvers.ts';

/** The content endpoint: signing in, and what belongs to it. @throws where an operation has no resolver. */
export function contentSchema(authentication: Authentication): EndpointSchema {
  const schema = loadSchema('content');
  const { queries, mutations } = signInResolvers(authentication);
  const lacks = checkOperations({
    schema: buildSchema(schema),
    queries,
    mutations,
    entities: new Map(),
    placeOf: () => 'server/signIn/signInResolvers.ts',
  });
  refuseLacks(lacks);
  // To check a password is slow by design.
  const costs = { entities: new Map(), rows: {}, work: { login: 20_000 } };
  return { schema, resolvers: { Query: queries, Mutation: mutations }, queries, costs };
}
