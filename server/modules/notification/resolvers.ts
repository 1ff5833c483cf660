import type { GraphQLFieldResolver } from 'graphql';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { sessionOf } from '#server/graphql/write/writeResolvers.ts';
import { markNotificationsRead } from './service.ts';

type MarkResolver = GraphQLFieldResolver<
  unknown,
  RequestContext,
  { readonly ids: readonly string[] },
  Promise<number>
>;

const markRead: MarkResolver = async (_root, { ids }, context) =>
  markNotificationsRead(sessionOf(context), ids);

export const notificationMutations = { markNotificationsRead: markRead };
