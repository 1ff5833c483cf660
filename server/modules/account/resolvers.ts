import { actionResolver, sessionOf } from '#server/graphql/write/writeResolvers.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { userEntity } from '../user/index.ts';
import {
  changeMyPassword,
  endMyOtherSessions,
  endMySession,
  updateMyProfile,
  type Profile,
} from './service.ts';

interface PasswordArguments {
  readonly input: { readonly current_password: string; readonly password: string };
}

export const accountMutations = {
  updateMyProfile: actionResolver(userEntity, (session, { input }: { readonly input: Profile }) =>
    updateMyProfile(session, input),
  ),
  changeMyPassword: async (_root: unknown, { input }: PasswordArguments, context: RequestContext) =>
    changeMyPassword(sessionOf(context), input),
  endMySession: async (
    _root: unknown,
    { session_id }: { readonly session_id: string },
    context: RequestContext,
  ) => endMySession(sessionOf(context), session_id),
  endMyOtherSessions: async (_root: unknown, _none: unknown, context: RequestContext) =>
    endMyOtherSessions(sessionOf(context)),
};
