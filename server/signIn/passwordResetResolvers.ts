import type { MercuriusContext } from 'mercurius';
import { allow, type Operations } from '../graphql/access/Operation.ts';
import { networkOf } from '../auth/networkOf.ts';
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
export function passwordResetResolvers({ resets }: Authentication): Operations {
  const callerOf = ({ reply }: MercuriusContext) => ({ address: networkOf(reply.request.ip) });
  return {
    sendPasswordResetEmail: allow('anybody', async (_root, { input }: RequestArguments, context) => {
      await resets.request(input.username, callerOf(context));
      return { success: true, clientMutationId: input.clientMutationId };
    }),
    resetUserPassword: allow('anybody', async (_root, { input }: CompleteArguments, context) => {
      await resets.complete(input, callerOf(context));
      return { success: true, clientMutationId: input.clientMutationId };
    }),
  };
}
