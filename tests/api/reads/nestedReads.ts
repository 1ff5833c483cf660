import type { FixtureKey } from '../access/accessFixtures.ts';
import type { Cell } from '../access/accessMatrix.ts';
import { roleRow, type RoleRow } from '../access/roleRow.ts';

/** A record reached by way of another one, or a field of it that not everybody reads. */
interface NestedRead {
  readonly from: FixtureKey;
  /** The query of the record where one starts; `$id` is its id. */
  readonly query: string;
  readonly row: RoleRow<Cell>;
}

const all: Cell = 'seen/seen';
const own: Cell = 'seen/hidden';
const none: Cell = 'hidden/hidden';
const row = roleRow<Cell>;

const places = row(all, all, own, all, all, all, own);
/** Made by an administrator: a booker sees only what is their own. */
const bookings = row(all, all, own, none, all, all, own);

/** By the way as people read it; `found` in the query holds what is looked for. */
export const nestedReads: Readonly<Record<string, NestedRead>> = {
  'centreEvent › trainingCentre': {
    from: 'centreEvent',
    query: 'query ($id: ID!) { one: centreEvent(id: $id) { found: trainingCentre { id } } }',
    row: places,
  },
  'centreEvent › eventBookings': {
    from: 'centreEvent',
    query: 'query ($id: ID!) { one: centreEvent(id: $id) { found: eventBookings { id } } }',
    row: bookings,
  },
  'centreEvent › waitingListEntries': {
    from: 'fullEvent',
    query: 'query ($id: ID!) { one: centreEvent(id: $id) { found: waitingListEntries { id } } }',
    row: bookings,
  },
  'centreEvent › approvedDocument': {
    from: 'centreEvent',
    query: 'query ($id: ID!) { one: centreEvent(id: $id) { found: approvedDocument { id } } }',
    row: places,
  },
  'centreEvent › estimatedCosts': {
    from: 'centreEvent',
    query: 'query ($id: ID!) { one: centreEvent(id: $id) { found: estimatedCosts { id } } }',
    // The fixture's cost is no logistics line.
    row: row(all, all, own, none, none, all, none),
  },
  'centreEvent › costCoffee': {
    from: 'centreEvent',
    query: 'query ($id: ID!) { one: centreEvent(id: $id) { found: costCoffee } }',
    row: row(all, all, own, none, all, all, none),
  },
  'participant › eventBookings': {
    from: 'participant',
    query: 'query ($id: ID!) { one: participant(id: $id) { found: eventBookings { id } } }',
    row: bookings,
  },
  'centreEvent › trainerHonoraria': {
    from: 'taughtEvent',
    query: 'query ($id: ID!) { one: centreEvent(id: $id) { found: trainerHonoraria { trainerId } } }',
    row: row(all, all, own, none, none, all, none),
  },
  'trainer › trainerHonoraria': {
    from: 'trainer',
    query: 'query ($id: ID!) { one: trainer(id: $id) { found: trainerHonoraria { trainerId } } }',
    row: row(all, all, own, none, none, all, none),
  },
  'trainer › honorariaYears': {
    from: 'trainer',
    query: 'query ($id: ID!) { one: trainer(id: $id) { found: honorariaYears { year } } }',
    row: row(all, all, own, none, none, all, none),
  },
  'trainer › honorariaCaps': {
    from: 'trainer',
    query: 'query ($id: ID!) { one: trainer(id: $id) { found: honorariaCaps { total } } }',
    row: row(all, all, own, none, none, all, none),
  },
  'centreEvent › costTotals': {
    from: 'centreEvent',
    query: 'query ($id: ID!) { one: centreEvent(id: $id) { found: costTotals { booked { incVat } } } }',
    // Logistics of what its own lines come to.
    row: row(all, all, own, none, all, all, none),
  },
  'dashboard › costs': {
    from: 'trainingCentre',
    query:
      'query ($id: ID!) { one: dashboard(where: { training_centre_id: $id }) { found: costs { currency } } }',
    // The cost that is reported is a logistics line.
    row: row(all, all, own, none, all, all, none),
  },
  'participant › email': {
    from: 'participant',
    query: 'query ($id: ID!) { one: participant(id: $id) { found: email } }',
    row: row(all, all, own, own, all, all, none),
  },
  'eventBooking › participant': {
    from: 'eventBooking',
    query: 'query ($id: ID!) { one: eventBooking(id: $id) { found: participant { id } } }',
    row: bookings,
  },
  'eventBooking › author › userEmail': {
    from: 'eventBooking',
    query: 'query ($id: ID!) { one: eventBooking(id: $id) { author { found: userEmail } } }',
    row: row(all, none, none, none, none, none, none),
  },
  'trainer › hospital': {
    from: 'trainer',
    query: 'query ($id: ID!) { one: trainer(id: $id) { found: hospital } }',
    row: row(all, all, own, none, all, all, none),
  },
  'trainer › fmvAmount': {
    from: 'trainer',
    query: 'query ($id: ID!) { one: trainer(id: $id) { found: fmvAmount } }',
    row: row(all, all, own, none, none, all, none),
  },
};
