import type { MercuriusContext } from 'mercurius';
import type { Operations } from '../graphql/access/Operation.ts';
import { networkOf } from '../auth/networkOf.ts';
import type { Authentication } from '../auth/Authentication.ts';
import type { NewPassword } from '../auth/PasswordResets.ts';
import { echoing } from './echoing.ts';

/** A forgotten password, in the shapes of WPGraphQL. */
export function passwordResetResolvers({ resets }: Authentication): Operations {
  const callerOf = ({ reply }: MercuriusContext) => ({ address: networkOf(reply.request.ip) });
  return {
    sendPasswordResetEmail: echoing(async ({ username }: { readonly username: string }, context) => {
      await resets.request(username, callerOf(context));
      return { success: true };
    }),
    resetUserPassword: echoing(async (input: NewPassword, context) => {
      await resets.complete(input, callerOf(context));
      return { success: true };
    }),
  };
}
