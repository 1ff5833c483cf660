import type { MercuriusContext } from 'mercurius';
import type { Authentication } from '../auth/Authentication.ts';
import type { NewPassword } from '../auth/PasswordResets.ts';

interface Given {
  readonly clientMutationId?: string | null;
}
interface RequestArguments {
  readonly input: Given & { readonly username: string };
}
interface CompleteArguments {
  readonly input: Given & NewPassword;
}

/** A forgotten password, in the shapes of WPGraphQL. */
export function passwordResetResolvers({ resets }: Authentication) {
  const callerOf = ({ reply }: MercuriusContext) => ({ address: reply.request.ip });
  return {
    async sendPasswordResetEmail(_root: unknown, { input }: RequestArguments, context: MercuriusContext) {
      await resets.request(input.username, callerOf(context));
      return { success: true, clientMutationId: input.clientMutationId };
    },
    async resetUserPassword(_root: unknown, { input }: CompleteArguments, context: MercuriusContext) {
      await resets.complete(input, callerOf(context));
      return { success: true, clientMutationId: input.clientMutationId };
    },
  };
}
