import { isExpired, type Session } from './Session.ts';

/** By the clock of this device the session is over as it begins, and the way would lead to sign-in again without a word. */
export class WrongClockError extends Error {
  override name = 'WrongClockError';

  constructor() {
    super('By the clock of this device the session is over as it begins.');
  }
}

/** @throws WrongClockError */
export function refuseWrongClock(session: Session, nowSeconds: number): void {
  if (session.authTokenExpiration !== undefined && isExpired(session, nowSeconds))
    throw new WrongClockError();
}
