import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roles, type Role } from '#server/access/roleTable.ts';
import { purgePassports } from '#server/modules/passport/index.ts';
import { records, unique, type Fields } from '#tests/factories/records.ts';
import { testPassword } from '#tests/setup/testDatabase.ts';
import { outcomeOf, validationOf, type Client } from '../Client.ts';
import { auditsOf } from '../writes/crudSuite.ts';
import { clear, openPassportWorld, passport, type PassportWorld } from './passportWorld.ts';
import { somebody } from '../somebody.ts';
import { updating } from '../mutations.ts';

/** G4: who sees a passport in clear, and until when anybody can. */
let api: PassportWorld['api'];
let make: PassportWorld['make'];
let eventIn: PassportWorld['eventIn'];
let bookingIn: PassportWorld['bookingIn'];
let entryIn: PassportWorld['entryIn'];
let revealAs: PassportWorld['revealAs'];
let reveal: PassportWorld['reveal'];
beforeAll(async () => {
  ({ api, make, eventIn, bookingIn, entryIn, revealAs, reveal } = await openPassportWorld());
});
afterAll(() => api.close());

describe('revealing a passport (G4, role table)', () => {
  /** Without a reason and with one, of the own country, and with one of another. */
  const table: Readonly<Record<Role, readonly [string, string, string]>> = {
    administrator: ['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN'],
    global_manager: ['VALIDATION', 'ok', 'ok'],
    country_manager: ['VALIDATION', 'ok', 'NOT_FOUND'],
    booker: ['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'],
    logistics: ['ok', 'ok', 'ok'],
    compliance: ['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN'],
    viewer: ['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN'],
  };

  it.each(roles)('by %s', async (role) => {
    const who = await somebody(api, [role], 'DE');
    for (const [type, makeIn] of [
      ['EventBooking', bookingIn],
      ['WaitingListEntry', entryIn],
    ] as const) {
      const [own, other] = [(await makeIn('DE')).id, (await makeIn('JP')).id];
      const blank = await revealAs(who, type, own, ' ');
      const answers = [
        blank,
        await revealAs(who, type, own, 'Visa'),
        await revealAs(who, type, other, 'Visa'),
      ];
      expect(answers.map(outcomeOf), type).toEqual(table[role]);
      if (outcomeOf(blank) === 'VALIDATION') expect(Object.keys(validationOf(blank))).toEqual(['reason']);
      for (const answer of answers)
        if (outcomeOf(answer) === 'ok') expect(answer.data?.['shown']).toEqual(clear);
    }
  });

  it('by a booker is for their own bookings, and needs no reason', async () => {
    const booker = await somebody(api, ['booker'], 'DE');
    const person = await make.participant({ country_id: api.country('DE') });
    const event = await eventIn('DE');
    const input = {
      booking_status: 'NEW',
      booking_type: 'TRAINEE',
      centre_event_id: event.id,
      participant: { connect: person.id },
      ...passport,
    };
    const { row } = await booker.ask(
      'mutation ($input: CreateEventBookingInput!) { row: createEventBooking(input: $input) { id passportNumber } }',
      { input },
    );
    const { id, passportNumber } = row as { id: string; passportNumber: string };
    expect(passportNumber).toBe('••••67');
    expect((await revealAs(booker, 'EventBooking', id)).data?.['shown']).toEqual(clear);
  });

  it('by a global manager who books as well is without a reason what a booker reveals, and no more', async () => {
    const { country } = api;
    const bookedBy = async (who: Client, code: string, over: Fields = {}) => {
      const person = await make.participant({ country_id: country(code) });
      const { id } = await records(who.ask).booking({
        centre_event_id: (await eventIn('JP', over)).id,
        participant: { connect: person.id },
        ...passport,
      });
      return id;
    };
    const username = `case-${unique()}`;
    const roles: readonly Role[] = ['global_manager', 'booker'];
    const { id: user } = await make.user({ username, roles, password: testPassword, countries: [] });
    const who = api.as(username);
    const ofGermany = await bookedBy(who, 'DE');
    const told = async (id: string, reason?: string) =>
      outcomeOf(await revealAs(who, 'EventBooking', id, reason));
    expect(await told(ofGermany)).toBe('VALIDATION');
    expect(await told(ofGermany, 'Visa')).toBe('ok');

    await api.as('administrator').ask(updating('User'), { input: { id: user, countries: [country('DE')] } });
    const ofJapan = await bookedBy(who, 'JP');
    const closed = await bookedBy(who, 'DE', {
      restrict_countries: true,
      allowed_countries: { sync: [country('JP'), country('DE')] },
    });
    await api.as('administrator').ask(updating('CentreEvent'), {
      input: { id: await eventOf(closed), allowed_countries: { sync: [country('JP')] } },
    });
    expect(await told(ofGermany)).toBe('ok');
    expect(await told(ofJapan)).toBe('VALIDATION');
    expect(await told(closed)).toBe('VALIDATION');
    expect(await told((await bookingIn('DE')).id), 'of others').toBe('VALIDATION');
  });

  const eventOf = async (booking: string): Promise<string> => {
    const { row } = await api
      .as('administrator')
      .ask('query ($id: ID!) { row: eventBooking(id: $id) { centreEvent { id } } }', { id: booking });
    return (row as { centreEvent: { id: string } }).centreEvent.id;
  };

  it('is in the audit with its reason, and with nothing of the passport', async () => {
    const { id } = await bookingIn('DE');
    const manager = await somebody(api, ['global_manager'], 'DE');
    await revealAs(manager, 'EventBooking', id);
    await revealAs(manager, 'EventBooking', id, ' Visa letter ');
    const audits = (await auditsOf(api, 'EventBooking', id)).filter(({ event }) => event === 'revealed');
    expect(audits).toEqual([
      {
        event: 'revealed',
        model: expect.stringContaining('Person') as string,
        oldValues: null,
        newValues: { fields: Object.keys(passport), reason: 'Visa letter' },
      },
    ]);
  });

  it('answers nothing where the audit cannot be written', async () => {
    const { id } = await bookingIn('DE');
    const { kysely } = api.app.database;
    await sql`alter table audits add constraint no_reading check (event <> 'revealed') not valid`.execute(
      kysely,
    );
    const answer = await revealAs(api.as('logistics'), 'EventBooking', id);
    await sql`alter table audits drop constraint no_reading`.execute(kysely);
    expect(answer.data).toBeNull();
    expect(JSON.stringify(answer)).not.toContain('XK1234567');
  });
});

describe('the purge of passports (G4)', () => {
  it('takes them 30 days after the event, audits it, and leaves the rest', async () => {
    const { database } = api.app;
    const purge = purgePassports(30);
    const event = await eventIn('DE', { date_start: '2027-06-12', date_end: '2027-06-12' });
    const { id } = await make.booking({
      centre_event_id: event.id,
      date_of_birth: '1980-02-03',
      ...passport,
    });
    await purge(database, new Date('2027-07-11T12:00:00Z'));
    expect(await reveal(id)).toEqual(clear);
    expect(await purge(database, new Date('2027-07-12T12:00:00Z'))).toBe(1);
    expect(await purge(database, new Date('2027-07-12T12:00:00Z'))).toBe(0);
    const row = await database.kysely
      .selectFrom('event_bookings')
      .select([
        'passport_number',
        'passport_country_issue',
        'passport_expiration_date',
        'passport_number_hint',
        'passport_expires_soon',
        'date_of_birth',
      ])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({
      passport_number: null,
      passport_country_issue: null,
      passport_expiration_date: null,
      passport_number_hint: null,
      passport_expires_soon: null,
      date_of_birth: '1980-02-03',
    });
    const audits = await database.kysely
      .selectFrom('audits')
      .select(['user_id', 'event', 'old_values', 'new_values'])
      .where('auditable_type', '=', 'EventBooking')
      .where('auditable_id', '=', id)
      .where('user_id', 'is', null)
      .execute();
    expect(audits).toEqual([
      {
        user_id: null,
        event: 'updated',
        old_values: Object.fromEntries(Object.keys(passport).map((key) => [key, '•••'])),
        new_values: Object.fromEntries(Object.keys(passport).map((key) => [key, null])),
      },
    ]);
  });

  it('goes by the last day where the event takes place', async () => {
    const centre = await make.centre({ time_zone: 'Pacific/Auckland' });
    const event = await make.event({
      training_centre_id: centre.id,
      date_start: '2027-08-01',
      date_end: null,
    });
    const { id } = await make.booking({ centre_event_id: event.id, ...passport });
    const purge = purgePassports(0);
    // Midnight in Auckland is noon in UTC.
    await purge(api.app.database, new Date('2027-07-31T11:59:00Z'));
    expect(await reveal(id)).toEqual(clear);
    await purge(api.app.database, new Date('2027-07-31T12:01:00Z'));
    expect(await reveal(id)).toEqual({
      passportNumber: null,
      passportCountryIssue: null,
      passportExpirationDate: null,
    });
  });

  it('counts from when an event without a day was deleted: it has no end to wait for', async () => {
    const { database } = api.app;
    const [gone, toCome] = [await eventIn('DE', {}), await eventIn('DE', {})];
    const bookings = await Promise.all(
      [gone, toCome].map(({ id }) => make.booking({ centre_event_id: id, ...passport })),
    );
    await database.kysely
      .updateTable('centre_events')
      .set({ date_start: null, date_end: null })
      .where('id', 'in', [gone.id, toCome.id])
      .execute();
    await database.kysely
      .updateTable('centre_events')
      .set({ deleted_at: '2027-08-01T12:00:00Z' })
      .where('id', '=', gone.id)
      .execute();
    const kept = async () =>
      (
        await database.kysely
          .selectFrom('event_bookings')
          .select('id')
          .where(
            'id',
            'in',
            bookings.map(({ id }) => id),
          )
          .where('passport_number', 'is not', null)
          .execute()
      ).map(({ id }) => id);
    await purgePassports(30)(database, new Date('2027-08-30T12:00:00Z'));
    expect(await kept()).toHaveLength(2);
    await purgePassports(30)(database, new Date('2027-08-31T12:00:00Z'));
    expect(await kept()).toEqual([bookings[1]?.id]);
  });
});
