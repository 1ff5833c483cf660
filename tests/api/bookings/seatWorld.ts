import type { Role } from '#server/access/roleTable.ts';
import { records, type Fields } from '#tests/factories/records.ts';
import type { Client } from '../Client.ts';
import { somebody } from '../somebody.ts';
import type { Api } from '../startApi.ts';
import { made, saver } from '../writes/saver.ts';

interface Told {
  readonly id: string;
  readonly kind: string;
  readonly centreEvent: { readonly id: string };
  readonly waitingListEntry: { readonly id: string; readonly isNextEligible: boolean } | null;
  readonly dateRead: string | null;
}
export const notificationsQuery =
  '{ notifications { id kind centreEvent { id } waitingListEntry { id isNextEligible } dateRead } }';
export const toldTo = async (who: Client) =>
  (await who.ask(notificationsQuery, {}))['notifications'] as readonly Told[];
export const markRead = async (who: Client, ids: readonly string[]) =>
  (await who.ask('mutation ($ids: [ID!]!) { count: markNotificationsRead(ids: $ids) }', { ids }))['count'];

/** What tests of free seats do, in few words. */
export function seatWorldOf(api: Api) {
  const send = saver(() => api);
  const eventIn = async (code: string, over: Fields) => {
    const centre = await api.make.centre({ country_id: api.country(code) });
    return api.make.event({ training_centre_id: centre.id, ...over });
  };
  const personFrom = (code: string) => api.make.participant({ country_id: api.country(code) });
  const bookFrom = async (code: string, event: string) =>
    api.make.booking({ centre_event_id: event, participant: { connect: (await personFrom(code)).id } });
  const joinAs = async (who: Client, code: string, event: string) =>
    records(who.ask).waitingEntry({
      centre_event_id: event,
      participant: { connect: (await personFrom(code)).id },
    });
  /** Whoever takes a seat that others wait for says why (W3). */
  const setStatus = async (id: string, booking_status: string) =>
    made(await send('update', 'EventBooking', { id, booking_status, override_reason: 'agreed' }));

  /** A full event of one seat, and a booker (or another of that role) whose participant waits for it. */
  async function fullEvent(role: Role = 'booker') {
    const booker = await somebody(api, [role], 'DE');
    const event = await eventIn('DE', { max_trainees: 1 });
    const booking = await bookFrom('DE', event.id);
    const entry = await joinAs(booker, 'DE', event.id);
    return { booker, event, booking, entry };
  }
  return { send, eventIn, personFrom, bookFrom, joinAs, setStatus, fullEvent };
}
