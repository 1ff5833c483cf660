import type { GraphQLFieldResolver } from 'graphql';
import { defineNoun } from '#server/graphql/noun/defineNoun.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { sessionOf } from '#server/graphql/write/writeResolvers.ts';
import { lookUp } from './lookUp.ts';
import { redirectEntity } from './redirectEntity.ts';
import { redirectService } from './service.ts';

type LookUp = GraphQLFieldResolver<unknown, RequestContext, { readonly path: string }, Promise<unknown>>;

const redirectLookup: LookUp = async (_root, { path }, context) => ({
  target: await lookUp(sessionOf(context), path),
});

export const redirectNoun = defineNoun({
  entity: redirectEntity,
  list: { defaultOrder: [{ column: 'PATH', order: 'ASC' }] },
  writes: redirectService,
  queries: { redirectLookup },
});
