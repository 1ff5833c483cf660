import { expect, it } from 'vitest';
import type { Role } from '#server/access/roleTable.ts';
import { whyNotAbout } from './documentPolicy.ts';

const who = (role: Role, countryIds: readonly string[] = []) => ({
  id: '1',
  username: role,
  sessionId: '1',
  roles: [role],
  countryIds,
});

it.each([
  ['compliance', [], 'Your roles do not let you make certificates.'],
  ['country_manager', ['7'], 'You may make certificates for events and people of your own countries only.'],
  ['booker', ['7'], 'You may make certificates for your own bookings only, of people of your own countries.'],
] as const)('why %s makes no certificate about somebody is what is in the way', (role, countries, why) => {
  expect(whyNotAbout(who(role, countries), 'CERTIFICATE', { countryId: '7' })).toBe(why);
});
