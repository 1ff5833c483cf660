import type { Fields } from '#tests/factories/records.ts';
import type { Answer, Client } from '#tests/api/Client.ts';
import { type BookingWorld, idOf } from '../bookingWorld.ts';

/** G3: what a client sends. */
export const merge = (who: Client, id: string, duplicate: string, over: Fields = {}): Promise<Answer> =>
  who.send(
    'mutation ($input: MergeParticipantsInput!) { made: mergeParticipants(input: $input) { id onekeyId email city bookingCount } }',
    { input: { id, duplicate_id: duplicate, ...over } },
  );

/** What tests of merging do besides. */
export function mergingIn(world: BookingWorld) {
  const preview = async (who: Client, id: string, duplicate: string) =>
    (
      await who.ask(
        `query ($id: ID!, $duplicate: ID!) { found: participantMerge(id: $id, duplicate_id: $duplicate) {
          bookings waitingListEntries documents
          doubles { eventName keepsDuplicates own { id bookingStatus authorName } duplicates { id } } } }`,
        { id, duplicate },
      )
    )['found'] as Fields | null;
  const bookPerson = async (event: string, person: string, over: Fields = {}) =>
    idOf(await world.book(world.admin, event, { participant: { connect: person }, ...over }));
  const personOf = async (booking: string) =>
    ((await world.booking(booking, 'participant { id }')) as { participant: { id: string } }).participant.id;
  const eventId = async (over: Fields = {}) => (await world.make.event(over)).id;
  return { preview, bookPerson, personOf, eventId };
}
