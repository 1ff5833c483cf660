import { operation, type Operations } from '#server/graphql/access/Operation.ts';
import { readSignOn } from './readSignOn.ts';
import { linkIdentity, type LinkInput, resetSecondFactor, unlinkIdentity } from './signOnService.ts';

const change = { of: 'User', action: 'update' };

export const userSignOn = operation({ reads: 'User' }, (session, given: { readonly user_id: string }) =>
  readSignOn(session, given.user_id),
);

export const signOnMutations: Operations = {
  linkUserIdentity: operation(change, async (session, { input }: { readonly input: LinkInput }) =>
    readSignOn(session, await linkIdentity(session, input)),
  ),
  unlinkUserIdentity: operation(change, async (session, { id }: { readonly id: string }) =>
    readSignOn(session, await unlinkIdentity(session, id)),
  ),
  resetUserSecondFactor: operation(change, async (session, { user_id }: { readonly user_id: string }) =>
    readSignOn(session, await resetSecondFactor(session, user_id)),
  ),
};
