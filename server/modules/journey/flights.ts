import { flightsPolicy } from '../../access/policies/journeyPolicy.ts';
import { reach } from '../../access/roleTable.ts';
import type { Viewer } from '../../access/Viewer.ts';
import { refused } from '../../graphql/errors.ts';
import { givenKeys } from '../../graphql/write/columnValues.ts';
import { sameValue, type Input, type Row } from '../../graphql/write/Json.ts';
import type { Change, Write } from '../../graphql/write/WriteDefinition.ts';
import type { WritePolicy } from '../../graphql/write/WritePolicy.ts';

/** What is booked. How and when people would like to travel are wishes, which stay open to whoever books. */
const flightKeys: readonly string[] = ['arrival_flight', 'departure_flight'];

/** G2: whoever books flights writes them on any booking, and by that nothing else of it. */
export function flightPolicyOf(viewer: Viewer, input: Input): WritePolicy | null {
  const keys = givenKeys(input, false);
  const onlyFlights = keys.length > 0 && keys.every((key) => flightKeys.includes(key));
  return onlyFlights && reach(viewer, 'flights.write') === 'all' ? flightsPolicy : null;
}

/** G2: where flights are managed globally, bookers enter wishes and only global logistics writes flights. */
export function checkFlights(write: Write, { input, old, values, path }: Change, event: Row): void {
  if (reach(write.viewer, 'flights.write') === 'all' || event['global_manage_flights'] !== true) return;
  // What an entry held was entered by those who may.
  if (input['waiting_list_entry_id'] !== undefined) return;
  const written = flightKeys.find(
    (key) => input[key] !== undefined && !sameValue(old?.[key] ?? null, values[key] ?? null),
  );
  if (written === undefined) return;
  throw refused(
    {
      code: 'FORBIDDEN',
      message: 'Flights of this event are entered by global logistics.',
      overridable: false,
      nextSteps: [],
      field: written,
    },
    path,
  );
}
