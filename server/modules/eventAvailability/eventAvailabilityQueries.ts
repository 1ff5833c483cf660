import type { GraphQLFieldResolver } from 'graphql';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { sessionOf } from '#server/graphql/write/writeResolvers.ts';
import { type Asked, readAvailability } from './readAvailability.ts';

const eventAvailability: GraphQLFieldResolver<unknown, RequestContext, Asked, Promise<unknown>> = async (
  _root,
  asked,
  context,
) => readAvailability(sessionOf(context), asked);

export const eventAvailabilityQueries = { eventAvailability };
