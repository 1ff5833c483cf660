import type { Session } from '../Session.ts';
import { nowInSeconds } from '../Session.ts';

/** A valid session for tests. */
export const sessionOf = (changes: Partial<Session> = {}): Session => ({
  id: '7',
  username: 'ana',
  email: 'ana@convene.example',
  roles: ['country_manager'],
  title: 'Dr',
  firstName: 'Ana',
  lastName: 'Żółcińska',
  countries: ['1', '2'],
  options: { theme: 'fern' },
  preferences: { 'sidebar.open': true },
  authToken: 'auth',
  refreshToken: 'refresh',
  authTokenExpiration: nowInSeconds() + 900,
  authTokenLifespan: 900,
  version: 2,
  ...changes,
});
