import type { GraphQLFieldResolver } from 'graphql';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { sessionOf } from '#server/graphql/write/writeResolvers.ts';
import { recordExport, type Export } from './service.ts';

const record: GraphQLFieldResolver<
  unknown,
  RequestContext,
  { readonly input: Export },
  Promise<boolean>
> = async (_root, { input }, context) => {
  await recordExport(sessionOf(context), input);
  return true;
};

export const exportMutations = { recordExport: record };
