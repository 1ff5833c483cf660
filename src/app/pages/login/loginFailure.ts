import { isValues } from '#src/data/isValues.ts';
import { MissingUserError } from '#src/auth/MissingUserError.ts';
import { WrongClockError } from '#src/auth/WrongClockError.ts';
import { transportStatus } from '#src/data/errors/failureOf.ts';
import { refusalOf } from '#src/data/errors/Refusal.ts';
import type { AppWord } from '#src/app/words/frameMessages.ts';

/** Why somebody could not sign in, and how long to wait before another try helps. */
export interface LoginFailure {
  readonly word: AppWord;
  readonly seconds?: number;
}

/** When a server says no more than its status. */
const defaultWait = 60;

/** What to tell somebody who could not sign in; known and unknown names read alike (S7). */
export function loginFailure(error: unknown): LoginFailure {
  const { code, details } = refusalOf(error);
  if (code === 'RATE_LIMITED' || transportStatus(error) === 429) {
    const { seconds } = details;
    return { word: 'login.limited', seconds: typeof seconds === 'number' ? seconds : defaultWait };
  }
  if (code === 'ACCOUNT_DEACTIVATED') return { word: 'login.deactivated' };
  if (code === 'USER_MISSING' || error instanceof MissingUserError) return { word: 'login.no_user' };
  if (error instanceof WrongClockError) return { word: 'login.clock' };
  // Only what the server has said of the name and the password is told as being about them.
  return { word: isRefused(error) && code !== 'INTERNAL' ? 'login.failed' : 'login.unreachable' };
}

const isRefused = (error: unknown): boolean =>
  isValues(error) && Array.isArray(error['graphQLErrors']) && error['graphQLErrors'].length > 0;
