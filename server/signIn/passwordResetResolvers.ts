import type { Operations } from '../graphql/access/Operation.ts';
import type { Authentication } from '../auth/Authentication.ts';
import type { NewPassword } from '../auth/PasswordResets.ts';
import { callerOf } from './callerOf.ts';
import { echoing } from './echoing.ts';

/** A forgotten password, in the shapes of WPGraphQL. */
export function passwordResetResolvers({ resets }: Authentication): Operations {
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
