import { describe, expect, it } from 'vitest';
import { detailsOf, idOf, bookingWorldOf } from './bookingWorld.ts';
import { outcomeOf, validationOf } from '../Client.ts';
import { auditsOf } from '../writes/crudSuite.ts';
import { useApi } from '../useApi.ts';

/** P4 and what comes with it: somebody is named for a seat that was held, or taken out of it. */
const world = bookingWorldOf(useApi());

describe('attaching (P4)', () => {
  it('clears the expiry, asks C6 and C9 again, and refuses a booking that has somebody', async () => {
    const { admin, make, book, bookFrom, booking, personFrom, attach, change, wait, api } = world;
    const event = (await make.event({ max_bookings_country: 1, placeholder_expiry_days: 14 })).id;
    idOf(await bookFrom(admin, event, 'DE'));
    const id = idOf(await book(admin, event, { country_id: api.country('PL') }));
    const german = await personFrom('DE');
    expect(outcomeOf(await attach(admin, id, german))).toBe('COUNTRY_LIMIT');
    idOf(await attach(admin, id, german, 'The clinic pays'));
    expect(await booking(id, 'participantId dateExpiry countryId')).toEqual({
      participantId: german,
      dateExpiry: null,
      countryId: api.country('DE'),
    });
    expect(outcomeOf(await attach(admin, id, german))).toBe('ALREADY_ATTACHED');
    const swapped = { id, participant: { connect: await personFrom('SE') } };
    expect(outcomeOf(await change(admin, 'EventBooking', swapped))).toBe('ALREADY_ATTACHED');
    const other = idOf(await book(admin, event, { country_id: api.country('SE') }));
    expect(outcomeOf(await attach(admin, other, german, 'Again'))).toBe('BOOKING_DUPLICATE');
    // W2: whoever waits for the event is booked from the line.
    const waiting = await personFrom('DE');
    idOf(await wait(admin, event, waiting));
    expect(outcomeOf(await attach(admin, other, waiting, 'Again'))).toBe('WAITING_DUPLICATE');
  });

  it('gives nobody a seat that was cancelled, unless the booking is taken up again with them (C1, B1)', async () => {
    const { admin, make, book, booking, personFrom, attach, change } = world;
    const event = (await make.event()).id;
    const id = idOf(await book(admin, event));
    idOf(await change(admin, 'EventBooking', { id, booking_status: 'CANCELLED' }));
    const person = await personFrom('DE');
    const given = { id, participant: { connect: person } };
    // Each is told at what its call has.
    for (const [answer, place] of [
      [await attach(admin, id, person), 'participant_id'],
      [await change(admin, 'EventBooking', given), 'input.participant'],
    ] as const) {
      expect(detailsOf(answer)).toMatchObject({ code: 'TRANSITION_NOT_ALLOWED', overridable: false });
      expect(Object.keys(validationOf(answer))).toEqual([place]);
    }
    idOf(await change(admin, 'EventBooking', { ...given, booking_status: 'NEW' }));
    expect(await booking(id, 'participantId consumesSeat')).toEqual({
      participantId: person,
      consumesSeat: true,
    });
  });

  it('leaves a cancelled booking to who was booked (B3)', async () => {
    const { admin, make, bookFrom, booking, detach, change } = world;
    const id = idOf(await bookFrom(admin, (await make.event()).id, 'DE', { date_arrival: '2027-06-09' }));
    const emptied = { id, booking_status: 'CANCELLED', participant: null };
    const refusals = [await change(admin, 'EventBooking', emptied)];
    idOf(await change(admin, 'EventBooking', { id, booking_status: 'CANCELLED' }));
    refusals.push(await detach(admin, id, 'Please'));
    for (const answer of refusals)
      expect(detailsOf(answer)).toMatchObject({ code: 'TRANSITION_NOT_ALLOWED', overridable: false });
    expect(refusals.map((answer) => Object.keys(validationOf(answer)))).toEqual([
      ['input.participant'],
      ['id'],
    ]);
    const { can, ...kept } = await booking(id, 'dateArrival can { action allowed why }');
    expect(kept).toEqual({ dateArrival: '2027-06-09' });
    expect(can).toContainEqual({
      action: 'detach',
      allowed: false,
      why: 'A cancelled booking keeps who was booked.',
    });
  });

  it('to an expired placeholder takes a seat anew (K1)', async () => {
    const { admin, make, book, bookFrom, personFrom, attach, sql } = world;
    const event = (await make.event({ max_trainees: 1 })).id;
    const id = idOf(await book(admin, event));
    await sql(`update event_bookings set date_expiry = '2026-11-20' where id = ${id}`);
    idOf(await bookFrom(admin, event, 'DE'));
    expect(outcomeOf(await attach(admin, id, await personFrom('DE')))).toBe('EVENT_FULL');
  });
});

describe('detaching (P4)', () => {
  it('wipes what is personal, takes the confirmation back and begins the expiry again', async () => {
    const { admin, make, bookFrom, booking, change, detach, sql, api } = world;
    const event = (await make.event({ placeholder_expiry_days: 14 })).id;
    const id = idOf(
      await bookFrom(admin, event, 'DE', {
        booking_status: 'CONFIRMED',
        date_arrival: '2027-06-09',
        passport_number: 'XK1234567',
        passport_expiration_date: '2027-07-01',
        notes: 'Wants a window seat',
      }),
    );
    // B2: to say that the empty seat stays confirmed is refused, and not put right unasked.
    const emptied = { id, participant: null, booking_status: 'CONFIRMED' };
    expect(outcomeOf(await change(admin, 'EventBooking', emptied))).toBe('PARTICIPANT_MISSING');
    idOf(await detach(admin, id));
    expect(
      await booking(
        id,
        'participantId countryId bookingStatus dateExpiry dateArrival passportNumber passportExpiresSoon notes',
      ),
    ).toEqual({
      participantId: null,
      // C6: theirs whose seat it was, where its author has no one country.
      countryId: api.country('DE'),
      bookingStatus: 'PENDING',
      dateExpiry: '2026-12-05',
      dateArrival: null,
      passportNumber: null,
      passportExpiresSoon: null,
      notes: 'Wants a window seat',
    });
    await expect(
      sql(`do $$ begin if exists (select 1 from event_bookings where id = ${id} and
        (passport_number is not null or passport_expiration_date is not null)) then raise 'kept'; end if; end $$`),
    ).resolves.toBeUndefined();
    const refused = await detach(admin, id);
    expect(detailsOf(refused)).toMatchObject({ code: 'NOT_ATTACHED', nextSteps: ['ATTACH_PARTICIPANT'] });
  });
});

describe('taking a participant out of the booking that was read (P4, K6)', () => {
  const personal = 'participantId bookingStatus dateExpiry dateArrival passportNumber notes';
  const details = {
    booking_status: 'CONFIRMED',
    date_arrival: '2027-06-09',
    passport_number: 'XK1234567',
    notes: 'Wants a window seat',
  };

  it('leaves what detaching leaves, for whoever may detach', async () => {
    const { make, bookFrom, booking, detach, change, somebody } = world;
    const event = (await make.event({ placeholder_expiry_days: 14 })).id;
    const booker = await somebody('booker', 'DE');
    const [one, other] = [
      idOf(await bookFrom(booker, event, 'DE', details)),
      idOf(await bookFrom(booker, event, 'DE', details)),
    ];
    idOf(await detach(booker, one));
    const { dateModified } = await booking(other, 'dateModified');
    idOf(await change(booker, 'EventBooking', { id: other, participant: null, date_modified: dateModified }));
    expect(await booking(other, personal)).toEqual(await booking(one, personal));
  });

  it('is refused once somebody else sits there, whose details stay', async () => {
    const { admin, make, bookFrom, booking, detach, attach, change, personFrom } = world;
    const event = (await make.event()).id;
    const id = idOf(await bookFrom(admin, event, 'DE'));
    const { dateModified } = await booking(id, 'dateModified');
    idOf(await detach(admin, id));
    const person = await personFrom('DE');
    idOf(await attach(admin, id, person));
    idOf(await change(admin, 'EventBooking', { id, date_arrival: '2027-06-09' }));
    const late = await change(admin, 'EventBooking', { id, participant: null, date_modified: dateModified });
    expect(outcomeOf(late)).toBe('STALE_WRITE');
    expect(await booking(id, 'participantId dateArrival')).toEqual({
      participantId: person,
      dateArrival: '2027-06-09',
    });
  });
});

describe('detaching by a booker (P4)', () => {
  it('takes the confirmation back, which only a manager may ask for otherwise (B1)', async () => {
    const { make, bookFrom, booking, detach, change, somebody } = world;
    const event = (await make.event()).id;
    const booker = await somebody('booker', 'DE');
    const id = idOf(await bookFrom(booker, event, 'DE', { booking_status: 'CONFIRMED' }));
    expect(detailsOf(await change(booker, 'EventBooking', { id, booking_status: 'PENDING' }))).toMatchObject({
      code: 'TRANSITION_NOT_ALLOWED',
    });
    idOf(await detach(booker, id));
    expect(await booking(id, 'participantId bookingStatus')).toEqual({
      participantId: null,
      bookingStatus: 'PENDING',
    });
  });
});

describe('detaching while the event runs (P1, P4)', () => {
  it('is refused, since the seat would be lost; on its first day the seat is held still', async () => {
    const { admin, make, bookFrom, booking, detach, change } = world;
    const eventFrom = async (day: string) =>
      (await make.event({ date_start: day, date_end: '2026-11-23' })).id;
    const mayDetach = async (id: string) => {
      const { can } = await booking(id, 'can { action allowed why }');
      return (can as readonly { action: string }[]).find(({ action }) => action === 'detach');
    };
    const running = idOf(await bookFrom(admin, await eventFrom('2026-11-20'), 'DE'));
    const why = expect.stringContaining('Cancel the booking instead') as string;
    expect(await mayDetach(running)).toEqual({ action: 'detach', allowed: false, why });
    for (const answer of [
      await detach(admin, running, 'Please'),
      await change(admin, 'EventBooking', { id: running, participant: null }),
    ])
      expect(detailsOf(answer)).toMatchObject({ code: 'EVENT_OVER', overridable: false });
    const starting = idOf(await bookFrom(admin, await eventFrom('2026-11-21'), 'DE'));
    expect(await mayDetach(starting)).toMatchObject({ allowed: true });
    idOf(await detach(admin, starting));
    expect(await booking(starting, 'consumesSeat dateExpiry')).toEqual({
      consumesSeat: true,
      dateExpiry: '2026-11-21',
    });
  });
});

describe('detaching after the event (B4)', () => {
  it('needs a manager and a reason, which the audit keeps', async () => {
    const { admin, make, bookFrom, detach, somebody, sql, api } = world;
    const event = (await make.event()).id;
    const booker = await somebody('booker', 'DE');
    const id = idOf(await bookFrom(booker, event, 'DE'));
    await sql(
      `update centre_events set date_start = '2026-11-01', date_end = '2026-11-02' where id = ${event}`,
    );
    expect(detailsOf(await detach(booker, id, 'Please'))).toMatchObject({
      code: 'EVENT_OVER',
      overridable: false,
    });
    expect(detailsOf(await detach(admin, id))).toMatchObject({ code: 'EVENT_OVER', overridable: true });
    idOf(await detach(admin, id, 'Never came'));
    expect((await auditsOf(api, 'EventBooking', id)).at(-1)?.newValues).toMatchObject({
      participant_id: null,
      override_reason: 'Never came',
    });
  });
});
