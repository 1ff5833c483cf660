import { sql } from 'kysely';
import { records, unique, type Fields } from '#tests/factories/records.ts';
import { testPassword } from '#tests/setup/testDatabase.ts';
import type { Answer, Client } from '../Client.ts';
import { creating, deleting, restoring, updating } from '../mutations.ts';
import { made } from '../writes/saver.ts';
import type { Api } from '../startApi.ts';

/** What tests of booking rules do, in few words; whoever acts is a client. */
export interface BookingWorld {
  readonly api: Api;
  readonly admin: Client;
  readonly make: ReturnType<typeof records>;
  /** Somebody new with a role in some countries. */
  readonly somebody: (role: string, ...codes: readonly string[]) => Promise<Client>;
  readonly personFrom: (code: string) => Promise<string>;
  readonly book: (who: Client, event: string, over?: Fields) => Promise<Answer>;
  /** Books a new person from a country. */
  readonly bookFrom: (who: Client, event: string, code: string, over?: Fields) => Promise<Answer>;
  readonly change: (who: Client, type: string, input: Fields) => Promise<Answer>;
  readonly wait: (who: Client, event: string, person: string, over?: Fields) => Promise<Answer>;
  readonly upgrade: (who: Client, id: string, reason?: string) => Promise<Answer>;
  readonly remove: (who: Client, type: string, id: string) => Promise<Answer>;
  readonly restore: (who: Client, type: string, id: string) => Promise<Answer>;
  readonly attach: (who: Client, id: string, person: string, reason?: string) => Promise<Answer>;
  readonly detach: (who: Client, id: string, reason?: string) => Promise<Answer>;
  readonly booking: (id: string, fields: string) => Promise<Fields>;
  readonly entry: (id: string, fields: string) => Promise<Fields>;
  /** Writes past the API, as a script would. */
  readonly sql: (text: string) => Promise<void>;
}

export const idOf = (answer: Answer): string => String(made(answer)['id']);
export const detailsOf = (answer: Answer): Fields => ({ ...answer.errors?.[0]?.extensions });

export function bookingWorldOf(api: Api): BookingWorld {
  const admin = api.as('administrator');
  const make = records(admin.ask);
  const personFrom = async (code: string) => (await make.participant({ country_id: api.country(code) })).id;
  const book: BookingWorld['book'] = (who, event, over = {}) =>
    who.send(creating('EventBooking'), {
      input: { booking_status: 'NEW', booking_type: 'TRAINEE', centre_event_id: event, ...over },
    });
  const one = async (query: string, id: string, fields: string) =>
    (await admin.ask(`query ($id: ID!) { one: ${query}(id: $id) { ${fields} } }`, { id }))['one'] as Fields;
  return {
    api,
    admin,
    make,
    personFrom,
    book,
    somebody: async (role, ...codes) => {
      const username = `${role}-${unique()}`;
      const countries = codes.map((code) => api.country(code));
      await make.user({ username, password: testPassword, roles: [role], countries });
      return api.as(username);
    },
    bookFrom: async (who, event, code, over = {}) =>
      book(who, event, { participant: { connect: await personFrom(code) }, ...over }),
    change: (who, type, input) => who.send(updating(type), { input }),
    wait: (who, event, person, over = {}) =>
      who.send(creating('WaitingListEntry'), {
        input: { centre_event_id: event, participant: { connect: person }, ...over },
      }),
    upgrade: (who, id, reason) =>
      who.send(
        'mutation ($id: ID!, $reason: String) { made: upgradeWaitingListEntryToBooking(id: $id, override_reason: $reason) { id } }',
        { id, reason },
      ),
    remove: (who, type, id) => who.send(deleting(type), { id }),
    restore: (who, type, id) => who.send(restoring(type), { id }),
    attach: (who, id, person, reason) =>
      who.send(
        `mutation ($id: ID!, $person: ID!, $reason: String) {
          made: attachParticipantToEventBooking(event_booking_id: $id, participant_id: $person, override_reason: $reason) { id } }`,
        { id, person, reason },
      ),
    detach: (who, id, reason) =>
      who.send(
        'mutation ($id: ID!, $reason: String) { made: detachParticipantFromEventBooking(id: $id, override_reason: $reason) { id } }',
        { id, reason },
      ),
    booking: (id, fields) => one('eventBooking', id, fields),
    entry: (id, fields) => one('waitingListEntry', id, fields),
    sql: async (text) => {
      await sql.raw(text).execute(api.app.database.kysely);
    },
  };
}
