import type { DemoBooking } from './bookings.ts';
import type { DemoContext } from './DemoContext.ts';
import { hardCases } from './hardCases.ts';
import type { DemoRow } from './insertRows.ts';
import type { DemoParticipant } from './participants.ts';
import type { DemoUsers } from './users.ts';

type Request = DemoRow<'participant_requests'>;

interface World {
  readonly participants: readonly DemoParticipant[];
  readonly bookings: readonly DemoBooking[];
  readonly users: DemoUsers;
}

/** What managers ask others to do (ADR 45): the duplicate pair to be merged, somebody to be erased, and one that was declined. */
export function planRequests(
  context: DemoContext,
  { participants, bookings, users }: World,
): readonly Request[] {
  const { calendar } = context;
  const at = (day: number) => calendar.moment(calendar.day(day), 10 * 60);
  const [author = 1] = users.withRole('country_manager');
  const [approver = 1] = users.withRole('compliance');
  const [stays, goes] = pairOf(participants, bookings);
  const booked = new Set(bookings.map(({ row }) => row.participant_id));
  const [erased, kept] = participants.filter(
    ({ row, country }) => country.code === 'DE' && !booked.has(row.id),
  );
  if (!stays || !goes || !erased || !kept) throw new Error('The requests need two people twice.');
  return [
    {
      id: 1,
      kind: 'ERASURE',
      state: 'DECLINED',
      participant_id: kept.row.id,
      reason: 'She wants no more invitations.',
      author_id: author,
      decided_by_id: approver,
      date_decided: at(-20),
      answer: 'For that a note is enough: she still wants her certificates.',
      date_created: at(-22),
      date_modified: at(-20),
    },
    {
      id: 2,
      kind: 'MERGE',
      state: 'OPEN',
      participant_id: stays.row.id,
      duplicate_id: goes.row.id,
      reason: 'The same name and birth date, and both are booked on one event.',
      author_id: managerOf(context, users, stays) ?? author,
      date_created: at(-3),
      date_modified: at(-3),
    },
    {
      id: 3,
      kind: 'ERASURE',
      state: 'OPEN',
      participant_id: erased.row.id,
      reason: 'Asked for it by letter.',
      author_id: author,
      date_created: at(-1),
      date_modified: at(-1),
    },
  ];
}

/** The two of one name on the event of the duplicate pair. */
function pairOf(
  participants: readonly DemoParticipant[],
  bookings: World['bookings'],
): readonly DemoParticipant[] {
  const there = new Set(
    bookings
      .filter(({ row }) => row.centre_event_id === hardCases.duplicatePair)
      .map(({ row }) => row.participant_id),
  );
  const people = participants.filter(({ row }) => there.has(row.id));
  const nameOf = ({ row }: DemoParticipant) => `${row.first_name} ${row.last_name}`;
  return people.filter((one) => people.some((other) => other !== one && nameOf(other) === nameOf(one)));
}

function managerOf(
  { countryId }: DemoContext,
  users: DemoUsers,
  { country }: DemoParticipant,
): number | undefined {
  const there = new Set(
    users.countries.filter((row) => row.country_id === countryId(country.code)).map((row) => row.user_id),
  );
  return users.withRole('country_manager').find((id) => there.has(id));
}
