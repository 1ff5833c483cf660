import type { GraphQLFieldResolver } from 'graphql';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { sessionOf } from '#server/graphql/write/writeResolvers.ts';
import { readSignOn, type UserSignOn } from './readSignOn.ts';
import { linkIdentity, type LinkInput, unlinkIdentity } from './signOnService.ts';

type Resolver<Arguments> = GraphQLFieldResolver<unknown, RequestContext, Arguments, Promise<unknown>>;

export const userSignOn: Resolver<{ readonly user_id: string }> = async (_root, given, context) =>
  readSignOn(sessionOf(context), given.user_id);

const link: Resolver<{ readonly input: LinkInput }> = async (
  _root,
  { input },
  context,
): Promise<UserSignOn | null> => {
  const session = sessionOf(context);
  return readSignOn(session, await linkIdentity(session, input));
};

const unlink: Resolver<{ readonly id: string }> = async (
  _root,
  { id },
  context,
): Promise<UserSignOn | null> => {
  const session = sessionOf(context);
  return readSignOn(session, await unlinkIdentity(session, id));
};

export const signOnMutations = { linkUserIdentity: link, unlinkUserIdentity: unlink };
