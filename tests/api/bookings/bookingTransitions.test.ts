import { beforeAll, describe, expect, it } from 'vitest';
import { bookingWorldOf, detailsOf, idOf } from './bookingWorld.ts';
import { outcomeOf, validationOf, type Client } from '../Client.ts';
import { somebody as holderOf } from '../somebody.ts';
import { useApi } from '../useApi.ts';
import { merge } from './people/merge.ts';
import { auditsOf } from '../writes/crudSuite.ts';
import { deleting } from '../mutations.ts';

/** B1–B4, G2: how far a booking has come, and who may say so. */
const world = bookingWorldOf(useApi());
let event: string;
beforeAll(async () => {
  event = (await world.make.event()).id;
});

const statuses = ['NOT_SET', 'NEW', 'PENDING', 'CONFIRMED', 'CANCELLED'] as const;
const byAnybody: Readonly<Record<string, readonly string[]>> = {
  NOT_SET: ['NEW', 'PENDING', 'CONFIRMED', 'CANCELLED'],
  NEW: ['PENDING', 'CONFIRMED', 'CANCELLED'],
  PENDING: ['CONFIRMED', 'CANCELLED'],
  CONFIRMED: ['CANCELLED'],
  CANCELLED: [],
};
const byManagers: Readonly<Record<string, readonly string[]>> = {
  CONFIRMED: ['PENDING'],
  CANCELLED: ['NEW'],
};

describe.each(statuses)('from %s (B1)', (from) => {
  it.each(statuses.filter((to) => to !== from))('to %s', async (to) => {
    const { admin, somebody, bookFrom, change } = world;
    const attempt = async (who: Client) => {
      const id = idOf(await bookFrom(who, event, 'DE', { booking_status: from }));
      return outcomeOf(await change(who, 'EventBooking', { id, booking_status: to }));
    };
    const anybody = byAnybody[from]?.includes(to) === true;
    const managers = anybody || byManagers[from]?.includes(to) === true;
    expect(await attempt(await somebody('booker', 'DE'))).toBe(anybody ? 'ok' : 'TRANSITION_NOT_ALLOWED');
    expect(await attempt(admin)).toBe(managers ? 'ok' : 'TRANSITION_NOT_ALLOWED');
  });
});

describe('cancelling (B3)', () => {
  it('says who did, and forgets it when the booking lives again', async () => {
    const { admin, bookFrom, change, booking } = world;
    const id = idOf(await bookFrom(admin, event, 'DE'));
    idOf(await change(admin, 'EventBooking', { id, booking_status: 'CANCELLED' }));
    expect(await booking(id, 'cancelReason consumesSeat')).toEqual({
      cancelReason: 'PERSON',
      consumesSeat: false,
    });
    idOf(await change(admin, 'EventBooking', { id, booking_status: 'NEW' }));
    expect(await booking(id, 'cancelReason consumesSeat')).toEqual({
      cancelReason: null,
      consumesSeat: true,
    });
  });

  it('leaves the booking with its event, also while it is cancelled or reopened', async () => {
    const { admin, make, bookFrom, change } = world;
    const other = (await make.event()).id;
    const moving = async (from: string, over = {}) => {
      const id = idOf(await bookFrom(admin, event, 'DE', { booking_status: from }));
      return change(admin, 'EventBooking', { id, centre_event_id: other, ...over });
    };
    const refused = await moving('CANCELLED');
    expect(outcomeOf(refused)).toBe('TRANSITION_NOT_ALLOWED');
    expect(validationOf(refused)).toHaveProperty('input.centre_event_id');
    expect(outcomeOf(await moving('CANCELLED', { booking_status: 'NEW' }))).toBe('TRANSITION_NOT_ALLOWED');
    expect(outcomeOf(await moving('NEW', { booking_status: 'CANCELLED' }))).toBe('TRANSITION_NOT_ALLOWED');
    idOf(await moving('NEW'));
  });
});

describe('confirming (B2)', () => {
  const passport = {
    date_of_birth: '1980-02-03',
    passport_number: 'XK1234567',
    passport_country_issue: 'DE',
    passport_expiration_date: '2031-01-01',
  };

  it('needs a participant and every detail asked for', async () => {
    const { admin, make, book, bookFrom, change, booking } = world;
    const asking = (await make.event({ collect_fields: ['dateArrival', 'accommodation'] })).id;
    const placeholder = idOf(await book(admin, asking));
    const confirm = (id: string, over = {}) =>
      change(admin, 'EventBooking', { id, booking_status: 'CONFIRMED', ...over });
    expect(outcomeOf(await confirm(placeholder))).toBe('PARTICIPANT_MISSING');
    const id = idOf(await bookFrom(admin, asking, 'DE', { accommodation: true }));
    const refused = await confirm(id);
    expect(outcomeOf(refused)).toBe('COLLECT_INCOMPLETE');
    expect(detailsOf(refused)).toMatchObject({ missing: ['dateArrival'], overridable: false });
    expect(await booking(id, 'collectMissing')).toEqual({ collectMissing: ['dateArrival'] });
    idOf(await confirm(id, { date_arrival: '2027-06-09' }));
    expect(outcomeOf(await change(admin, 'EventBooking', { id, date_arrival: null }))).toBe(
      'COLLECT_INCOMPLETE',
    );
    idOf(await change(admin, 'EventBooking', { id, notes: 'x' }));
  });

  it('needs the passport from the moment a visa is needed (G1), and nothing that the event asks for later', async () => {
    const { admin, make, bookFrom, change, booking } = world;
    const asking = (await make.event()).id;
    const id = idOf(await bookFrom(admin, asking, 'DE', { booking_status: 'CONFIRMED' }));
    const needsVisa = (over = {}) => change(admin, 'EventBooking', { id, visa_required: true, ...over });
    const refused = await needsVisa();
    expect(detailsOf(refused)).toMatchObject({ code: 'COLLECT_INCOMPLETE', overridable: false });
    expect(detailsOf(refused)['missing']).toContain('passportNumber');
    idOf(await change(admin, 'CentreEvent', { id: asking, collect_fields: ['accommodation'] }));
    idOf(await needsVisa(passport));
    expect(await booking(id, 'collectMissing')).toEqual({ collectMissing: ['accommodation'] });
    idOf(await change(admin, 'EventBooking', { id, notes: 'x' }));
  });

  it('leaves somebody what their events to come ask for, also where two become one (G1, G3, S1)', async () => {
    const { admin, make, book, change, booking, api, somebody } = world;
    const asking = (await make.event({ name: 'Asking', collect_fields: ['email', 'techniquesUsed'] })).id;
    const known = { email: 'ida@clinic.example', techniques_used: ['Ultrasound'] };
    const person = (await make.participant({ ...known, country_id: api.country('SE') })).id;
    const confirmed = { booking_status: 'CONFIRMED', participant: { connect: person } };
    const id = idOf(await book(admin, asking, confirmed));
    const write = (who: Client, over = {}) => change(who, 'Participant', { id: person, ...over });
    const refused = await write(admin, { email: null, techniques_used: [] });
    expect(detailsOf(refused)).toMatchObject({
      code: 'COLLECT_INCOMPLETE',
      missing: ['email', 'techniquesUsed'],
      overridable: false,
    });
    expect(validationOf(refused)['input.email']?.[0]).toMatch(/^Asking: .*E-mail, Techniques used\.$/);
    const swede = await somebody('country_manager', 'SE');
    expect((await write(swede, { email: null })).errors?.[0]?.message, 'hidden').not.toContain('Asking');
    idOf(await write(swede, { email: 'ida@home.example', techniques_used: ['Palpation'] }));
    const other = (await make.participant({ country_id: api.country('SE') })).id;
    expect(validationOf(await merge(admin, other, person))).toHaveProperty('input.from_duplicate');
    const taken = { from_duplicate: ['email', 'techniques_used'] };
    expect(outcomeOf(await merge(admin, other, person, taken))).toBe('ok');
    idOf(await change(admin, 'EventBooking', { id, booking_status: 'PENDING' }));
    idOf(await change(admin, 'Participant', { id: other, email: null }));
    expect(await booking(id, 'collectMissing')).toEqual({ collectMissing: ['email'] });
  });

  it('needs the authorisation and contract that the centre requires, unless compliance has a reason', async () => {
    const { admin, make, bookFrom, change, api } = world;
    const centre = await make.centre({ authorisation_required: true, contract_required: true });
    const strict = (await make.event({ training_centre_id: centre.id })).id;
    const id = idOf(await bookFrom(admin, strict, 'DE', { booking_status: 'PENDING' }));
    const confirm = (who: Client, over = {}) =>
      change(who, 'EventBooking', { id, booking_status: 'CONFIRMED', ...over });
    const elsewhere = idOf(await bookFrom(admin, event, 'DE', { booking_status: 'CONFIRMED' }));
    const brought = { id: elsewhere, centre_event_id: strict, override_reason: 'I must' };
    expect(outcomeOf(await change(admin, 'EventBooking', brought))).toBe('AUTHORISATION_MISSING');
    const refused = await confirm(admin, { override_reason: 'I must' });
    expect(outcomeOf(refused)).toBe('AUTHORISATION_MISSING');
    // No manager could do more.
    expect(detailsOf(refused)).toMatchObject({ overridable: false, nextSteps: ['ASK_COMPLIANCE'] });
    idOf(await change(admin, 'CentreEvent', { id: strict, authorisation_obtained: true }));
    expect(outcomeOf(await confirm(admin))).toBe('CONTRACT_MISSING');
    const compliance = api.as('compliance');
    expect(outcomeOf(await confirm(compliance))).toBe('FORBIDDEN');
    expect(outcomeOf(await confirm(compliance, { override_reason: 'Signed on paper', notes: 'x' }))).toBe(
      'FORBIDDEN',
    );
    idOf(await confirm(compliance, { override_reason: 'Signed on paper' }));
    expect((await auditsOf(api, 'EventBooking', id)).at(-1)?.newValues).toMatchObject({
      booking_status: 'CONFIRMED',
      override_reason: 'Signed on paper',
    });
  });
});

describe('restoring', () => {
  it('asks a confirmed booking for its papers, and offers no reason where none can be given (B2, B4, C8)', async () => {
    const { admin, make, bookFrom, change, remove, restore } = world;
    const centre = await make.centre({ contract_required: true });
    const strict = { training_centre_id: centre.id, contract_executed: true, max_bookings_country: 1 };
    const limited = (await make.event(strict)).id;
    const id = idOf(await bookFrom(admin, limited, 'DE', { booking_status: 'CONFIRMED' }));
    idOf(await remove(admin, 'EventBooking', id));
    const back = async () => detailsOf(await restore(admin, 'EventBooking', id));
    idOf(await change(admin, 'CentreEvent', { id: limited, contract_executed: false }));
    expect(await back()).toMatchObject({ code: 'CONTRACT_MISSING', overridable: false });
    idOf(await change(admin, 'CentreEvent', { id: limited, contract_executed: true }));
    idOf(await bookFrom(admin, limited, 'DE'));
    const limit = await back();
    expect(limit).toMatchObject({ code: 'COUNTRY_LIMIT', overridable: false });
    expect(limit['nextSteps']).not.toContain('GIVE_REASON');
    // K3: it is of a booking that is there.
    expect(limit['nextSteps']).not.toContain('JOIN_WAITING_LIST');
    expect(limit['nextSteps']).not.toContain('ASK_MANAGER');
  });
});

describe('a booker who is compliance too (B2)', () => {
  it('confirms for a reason what others booked, as compliance does, and writes nothing else of it', async () => {
    const { admin, bookFrom, change, booking, api } = world;
    const who = await holderOf(api, ['booker', 'compliance'], 'DE');
    const id = idOf(await bookFrom(admin, event, 'DE'));
    const confirm = (over = {}) => change(who, 'EventBooking', { id, booking_status: 'CONFIRMED', ...over });
    expect(await mayConfirm(who, id)).toBe(true);
    expect(outcomeOf(await confirm())).toBe('FORBIDDEN');
    expect(outcomeOf(await confirm({ override_reason: 'Signed on paper', notes: 'x' }))).toBe('FORBIDDEN');
    idOf(await confirm({ override_reason: 'Signed on paper' }));
    expect(await booking(id, 'bookingStatus')).toEqual({ bookingStatus: 'CONFIRMED' });
    const own = idOf(await bookFrom(who, event, 'DE'));
    idOf(await change(who, 'EventBooking', { id: own, booking_status: 'CONFIRMED', notes: 'x' }));
  });

  const mayConfirm = async (who: Client, id: string) => {
    const query = 'query ($id: ID!) { eventBooking(id: $id) { can { action allowed } } }';
    const { eventBooking } = await who.ask(query, { id });
    const { can } = eventBooking as { readonly can: readonly { action: string; allowed: boolean }[] };
    return can.find(({ action }) => action === 'confirm')?.allowed;
  };
});

describe('after the last day (B4)', () => {
  it('bookers only read, managers need a reason', async () => {
    const { admin, make, somebody, bookFrom, change } = world;
    const booker = await somebody('booker', 'DE');
    const past = (await make.event()).id;
    const id = idOf(await bookFrom(booker, past, 'DE'));
    idOf(await change(admin, 'CentreEvent', { id: past, date_start: '2026-11-01', date_end: '2026-11-20' }));
    const write = (who: Client, over = {}) => change(who, 'EventBooking', { id, notes: 'late', ...over });
    const refused = await write(booker, { override_reason: 'Please' });
    expect(outcomeOf(refused)).toBe('EVENT_OVER');
    expect(detailsOf(refused)).toMatchObject({ overridable: false });
    expect(detailsOf(await write(admin))).toMatchObject({ code: 'EVENT_OVER', overridable: true });
    const toCome = { id, centre_event_id: event };
    expect(outcomeOf(await change(admin, 'EventBooking', toCome)), 'to another event').toBe('EVENT_OVER');
    idOf(await write(admin, { override_reason: 'Came after all' }));
    expect(outcomeOf(await bookFrom(booker, past, 'DE'))).toBe('EVENT_OVER');
    expect(outcomeOf(await booker.send(deleting('EventBooking'), { id }))).toBe('EVENT_OVER');
    // Nobody deletes it: there is nobody to ask.
    expect(detailsOf(await world.remove(admin, 'EventBooking', id))).toMatchObject({
      code: 'EVENT_OVER',
      overridable: false,
      nextSteps: [],
    });
    idOf(await change(admin, 'CentreEvent', { id: past, date_end: '2026-11-21' }));
    idOf(await write(booker));
  });
});

describe('flights that are managed globally (G2)', () => {
  it('are written by logistics, who write nothing else', async () => {
    const { make, somebody, bookFrom, change, api } = world;
    const booker = await somebody('booker', 'DE');
    const managed = (await make.event({ global_manage_flights: true })).id;
    const id = idOf(await bookFrom(booker, managed, 'DE', { arrival_from: 'Hamburg' }));
    expect(outcomeOf(await change(booker, 'EventBooking', { id, arrival_flight: 'XX 1' }))).toBe('FORBIDDEN');
    const logistics = api.as('logistics');
    idOf(await change(logistics, 'EventBooking', { id, arrival_flight: 'XX 1' }));
    expect(
      outcomeOf(await change(logistics, 'EventBooking', { id, arrival_flight: 'XX 2', notes: 'x' })),
    ).toBe('FORBIDDEN');
  });
});
