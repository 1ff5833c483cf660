import { operation, type Operations } from '#server/graphql/access/Operation.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import {
  beginMySecondFactor,
  confirmMySecondFactor,
  endMySecondFactor,
  mySecondFactor,
  renewMyRecoveryCodes,
} from './secondFactorService.ts';

export const mySecondFactorQuery = operation('signedIn', mySecondFactor);

/** One's own second factor. */
export const secondFactorMutations: Operations = {
  beginMySecondFactor: withInput(beginMySecondFactor),
  confirmMySecondFactor: withInput(confirmMySecondFactor),
  renewMyRecoveryCodes: withInput(renewMyRecoveryCodes),
  endMySecondFactor: withInput(endMySecondFactor),
};

function withInput<Input>(work: (session: WriteSession, input: Input) => Promise<unknown>) {
  return operation('signedIn', (session, { input }: { readonly input: Input }) => work(session, input));
}
