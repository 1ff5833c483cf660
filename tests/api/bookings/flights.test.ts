import { describe, expect, it } from 'vitest';
import { roles, type Role } from '#server/access/roleTable.ts';
import { records, type Fields } from '#tests/factories/records.ts';
import { outcomeOf, validationOf, type Client } from '../Client.ts';
import { auditsOf } from '../writes/crudSuite.ts';
import { somebody } from '../somebody.ts';
import { useApi } from '../useApi.ts';
import { creating, updating } from '../mutations.ts';

/** G2: where flights are managed globally, bookers enter wishes and global logistics flights. */
const api = useApi();

const flights = { arrival_flight: 'XQ 101', departure_flight: 'XQ 102' };
const wishes = {
  transport_method: 'Flight',
  date_arrival: '2027-06-09',
  arrival_from: 'Lyon',
  date_departure: '2027-06-12',
  departure_city: 'Warsaw',
  departure_to: 'Lyon',
};

async function eventIn(code: string, managed: boolean) {
  const centre = await api.make.centre({ country_id: api.country(code) });
  return api.make.event({ training_centre_id: centre.id, global_manage_flights: managed });
}
/** A booking by somebody of this role where they may book, else by an administrator. */
async function bookingFor(role: Role, who: Client, managed: boolean): Promise<string> {
  const person = await api.make.participant({ country_id: api.country('DE') });
  const event = await eventIn('DE', managed);
  const input = { centre_event_id: event.id, participant: { connect: person.id } };
  return (await (role === 'booker' ? records(who.ask).booking(input) : api.make.booking(input))).id;
}
const update = (who: Client, id: string, values: Fields) =>
  who.send(updating('EventBooking'), { input: { id, ...values } });

describe('flights of an event that manages them globally (G2)', () => {
  /** Flights there, wishes there, flights elsewhere, flights and a note. */
  const table: Readonly<Record<Role, readonly [string, string, string, string]>> = {
    administrator: ['ok', 'ok', 'ok', 'ok'],
    global_manager: ['ok', 'ok', 'ok', 'ok'],
    country_manager: ['FORBIDDEN', 'ok', 'ok', 'FORBIDDEN'],
    booker: ['FORBIDDEN', 'ok', 'ok', 'FORBIDDEN'],
    logistics: ['ok', 'FORBIDDEN', 'ok', 'FORBIDDEN'],
    compliance: ['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN'],
    viewer: ['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN'],
  };

  it.each(roles)('by %s', async (role) => {
    const who = await somebody(api, [role], 'DE');
    const [managed, free] = [await bookingFor(role, who, true), await bookingFor(role, who, false)];
    const answers = [
      await update(who, managed, flights),
      await update(who, managed, wishes),
      await update(who, free, flights),
      await update(who, managed, { arrival_flight: 'XQ 7', notes: 'n' }),
    ];
    expect(answers.map(outcomeOf)).toEqual(table[role]);
    const { can } = (
      await who.ask('query ($id: ID!) { on: eventBooking(id: $id) { can { action allowed } } }', {
        id: managed,
      })
    )['on'] as { readonly can: readonly Fields[] };
    expect(can).toContainEqual({ action: 'update_flights', allowed: table[role][0] === 'ok' });
  });

  it('are told at the field, and writing what stands there is no writing', async () => {
    const manager = await somebody(api, ['country_manager'], 'DE');
    const id = await bookingFor('country_manager', manager, true);
    expect(outcomeOf(await update(api.as('logistics'), id, { departure_flight: 'XQ 9' }))).toBe('ok');
    const refusedAnswer = await update(manager, id, { departure_flight: 'XQ 8' });
    expect(validationOf(refusedAnswer)).toHaveProperty(['input.departure_flight']);
    expect(outcomeOf(await update(manager, id, { departure_flight: 'XQ 9', notes: 'seen' }))).toBe('ok');
    const written = (await auditsOf(api, 'EventBooking', id)).map(({ newValues }) => newValues);
    expect(written.slice(1)).toEqual([{ departure_flight: 'XQ 9' }, { notes: 'seen' }]);
  });

  it('may not come with a new booking either', async () => {
    const manager = await somebody(api, ['country_manager'], 'DE');
    const event = await eventIn('DE', true);
    const create = (values: Fields) =>
      manager.send(creating('EventBooking'), {
        input: { booking_status: 'NEW', booking_type: 'TRAINEE', centre_event_id: event.id, ...values },
      });
    expect(outcomeOf(await create(flights))).toBe('FORBIDDEN');
    expect(outcomeOf(await create(wishes))).toBe('ok');
  });

  it('hold for the waiting list too', async () => {
    const manager = await somebody(api, ['country_manager'], 'DE');
    const centre = await api.make.centre({ country_id: api.country('DE') });
    const event = await api.make.event({
      training_centre_id: centre.id,
      global_manage_flights: true,
      max_trainees: 0,
    });
    const person = await api.make.participant({ country_id: api.country('DE') });
    const entry = await api.make.waitingEntry({
      centre_event_id: event.id,
      participant: { connect: person.id },
    });
    const write = (who: Client, values: Fields) =>
      who.send(updating('WaitingListEntry'), { input: { id: entry.id, ...values } });
    expect(outcomeOf(await write(manager, flights))).toBe('FORBIDDEN');
    expect(outcomeOf(await write(manager, wishes))).toBe('ok');
    expect(outcomeOf(await write(api.as('logistics'), flights))).toBe('ok');
    expect(outcomeOf(await write(api.as('logistics'), wishes))).toBe('FORBIDDEN');
  });

  it('are open to whoever holds logistics beside another role', async () => {
    const both = await somebody(api, ['booker', 'logistics'], 'DE');
    const id = await bookingFor('administrator', both, true);
    expect(outcomeOf(await update(both, id, flights))).toBe('ok');
    expect(outcomeOf(await update(both, id, wishes))).toBe('FORBIDDEN');
  });
});
