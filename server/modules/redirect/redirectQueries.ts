import type { GraphQLFieldResolver } from 'graphql';
import { listResolver, oneResolver } from '../../graphql/read/readResolvers.ts';
import type { RequestContext } from '../../graphql/RequestContext.ts';
import { sessionOf } from '../../graphql/write/writeResolvers.ts';
import { lookUp } from './lookUp.ts';
import { redirectEntity } from './redirectEntity.ts';
import { redirectList } from './redirectList.ts';

const redirectLookup: GraphQLFieldResolver<
  unknown,
  RequestContext,
  { readonly path: string },
  Promise<unknown>
> = async (_root, { path }, context) => ({ target: await lookUp(sessionOf(context), path) });

export const redirectQueries = {
  redirect: oneResolver(redirectEntity),
  redirects: listResolver(redirectList),
  redirectLookup,
};
