import type { Viewer } from '#server/access/Viewer.ts';
import { managedCountries } from '../benchData.ts';

const viewer = (id: string, role: Viewer['roles'][number], countryIds: readonly string[]): Viewer => ({
  id,
  username: role,
  sessionId: '',
  roles: [role],
  countryIds,
});
export const askers = [
  viewer('1', 'administrator', []),
  viewer('2', 'country_manager', managedCountries),
] as const;
