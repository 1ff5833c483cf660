import { operation, type Operations } from '#server/graphql/access/Operation.ts';
import { actionResolver } from '#server/graphql/write/writeResolvers.ts';
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

export const accountMutations: Operations = {
  updateMyProfile: actionResolver('signedIn', userEntity, (session, { input }: { readonly input: Profile }) =>
    updateMyProfile(session, input),
  ),
  changeMyPassword: operation('signedIn', (session, { input }: PasswordArguments) =>
    changeMyPassword(session, input),
  ),
  endMySession: operation('signedIn', (session, { session_id }: { readonly session_id: string }) =>
    endMySession(session, session_id),
  ),
  endMyOtherSessions: operation('signedIn', endMyOtherSessions),
};
