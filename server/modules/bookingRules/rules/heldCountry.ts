import { reach } from '#server/access/roleTable.ts';
import type { Grants } from '#server/access/Viewer.ts';
import type { Violation } from '#server/errors/bookingRefusals.ts';

/** S2: seats are held for one's own countries; global roles hold them for any. */
export function heldCountry(country: string | null, viewer: Grants): Violation | null {
  if (country === null || reach(viewer, 'bookings.write') === 'all') return null;
  if (viewer.countryIds.includes(country)) return null;
  return {
    code: 'VALIDATION',
    message: 'This is not one of your countries.',
    nextSteps: ['CHOOSE_COUNTRY'],
    field: 'country_id',
  };
}
