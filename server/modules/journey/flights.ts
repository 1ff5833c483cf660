import { flightsPolicy } from './journeyPolicy.ts';
import { reach } from '#server/access/roleTable.ts';
import type { Viewer } from '#server/access/Viewer.ts';
import type { Row } from '#server/db/Row.ts';
import { refused } from '#server/errors/bookingRefusals.ts';
import { givenKeys } from '#server/graphql/write/columnValues.ts';
import { sameValue } from '#server/db/Json.ts';
import type { Input } from '#server/graphql/write/Input.ts';
import type { Change, Write } from '#server/graphql/write/WriteDefinition.ts';
import type { WritePolicy } from '#server/graphql/write/WritePolicy.ts';
import type { JourneyTable } from './eventOfJourney.ts';

/** What is booked. How and when people would like to travel are wishes, which stay open to whoever books. */
export const flightKeys = ['arrival_flight', 'departure_flight'] as const;

/** G2: whoever books flights writes them on any booking, and by that nothing else of it. */
export function flightPolicyOf(viewer: Viewer, input: Input): WritePolicy | null {
  const keys = givenKeys(input, false);
  const onlyFlights = keys.length > 0 && keys.every((key) => flightKeys.some((flight) => flight === key));
  return onlyFlights && reach(viewer, 'flights.write') === 'all' ? flightsPolicy : null;
}

/** G2: where flights are managed globally, bookers enter wishes and only global logistics writes flights. */
export function checkFlights(write: Write, change: Change<JourneyTable>, event: Row<'centre_events'>): void {
  const { input, old, values, path } = change;
  if (reach(write.viewer, 'flights.write') === 'all' || !event.global_manage_flights) return;
  // What an entry held was entered by those who may.
  if (input.waiting_list_entry_id !== undefined) return;
  const written = flightKeys.find((key) => input[key] !== undefined && !sameValue(old?.[key], values[key]));
  if (written === undefined) return;
  throw refused(
    {
      code: 'FORBIDDEN',
      message: 'Flights of this event are entered by global logistics.',
      field: written,
    },
    path,
  );
}
