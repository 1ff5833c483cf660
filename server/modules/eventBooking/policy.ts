import { confirmingPolicy } from '../journey/journeyPolicy.ts';
import { reach } from '#server/access/roleTable.ts';
import type { Viewer } from '#server/access/Viewer.ts';
import type { Input } from '#server/graphql/write/Input.ts';
import type { WritePolicy } from '#server/graphql/write/WritePolicy.ts';
import { flightPolicyOf } from '../journey/index.ts';

/** B2 */
const confirmingKeys: ReadonlySet<string> = new Set([
  'id',
  'date_modified',
  'booking_status',
  'override_reason',
]);

/** What roles may do that book nobody. */
export function policyBesideBooking(viewer: Viewer, input: Input): WritePolicy | null {
  const flights = flightPolicyOf(viewer, input);
  if (flights !== null) return flights;
  if (reach(viewer, 'bookings.write') !== 'none') return null;
  const keys = Object.keys(input).filter((key) => input[key] !== undefined);
  const reason = input['override_reason'];
  const confirms =
    input['booking_status'] === 'CONFIRMED' && typeof reason === 'string' && reason.trim() !== '';
  return confirms && keys.every((key) => confirmingKeys.has(key)) ? confirmingPolicy : null;
}
