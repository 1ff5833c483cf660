import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roles, type Role } from '../../server/access/roleTable.ts';
import { ColumnCipher } from '../../server/crypto/ColumnCipher.ts';
import { purgePassports } from '../../server/jobs/purgePassports.ts';
import { encryptPassports } from '../../server/modules/passport/index.ts';
import { records, type Fields } from '../factories/records.ts';
import { testPassports } from '../setup/testDatabase.ts';
import { outcomeOf, validationOf, type Client } from './Client.ts';
import { auditsOf } from './crudSuite.ts';
import { made, saver } from './saver.ts';
import { somebody } from './somebody.ts';
import { startApi, type Api } from './startApi.ts';

let api: Api;
let make: ReturnType<typeof records>;
beforeAll(async () => {
  api = await startApi();
  make = records(api.as('administrator').ask);
});
afterAll(() => api.close());
const send = saver(() => api);

const passport = {
  passport_number: 'XK1234567',
  passport_country_issue: 'NZ',
  passport_expiration_date: '2031-04-05',
};
const masked =
  'passportNumber passportCountryIssue passportExpirationDate passportExpiresSoon passportOnFile';

async function eventIn(code: string, over: Fields = {}) {
  const centre = await make.centre({ country_id: api.country(code) });
  return make.event({ training_centre_id: centre.id, ...over });
}
async function bookingIn(code: string, over: Fields = {}) {
  const person = await make.participant({ country_id: api.country(code) });
  const event = await eventIn(code);
  return make.booking({
    centre_event_id: event.id,
    participant: { connect: person.id },
    ...passport,
    ...over,
  });
}
async function entryIn(code: string, over: Fields = {}) {
  const person = await make.participant({ country_id: api.country(code) });
  const event = await eventIn(code, { max_trainees: 0 });
  return make.waitingEntry({
    centre_event_id: event.id,
    participant: { connect: person.id },
    ...passport,
    ...over,
  });
}
const revealAs = (who: Client, type: 'EventBooking' | 'WaitingListEntry', id: string, reason?: string) =>
  who.send(
    `mutation ($id: ID!, $reason: String) { shown: reveal${type}Passport(id: $id, reason: $reason) { passportNumber passportCountryIssue passportExpirationDate } }`,
    { id, reason },
  );
const clear = {
  passportNumber: 'XK1234567',
  passportCountryIssue: 'NZ',
  passportExpirationDate: '2031-04-05',
};
const reveal = async (id: string) =>
  (await revealAs(api.as('logistics'), 'EventBooking', id)).data?.['shown'];
const readBooking = async (id: string, who: Client = api.as('administrator')) =>
  (await who.ask(`query ($id: ID!) { row: eventBooking(id: $id) { ${masked} collectStatus } }`, { id }))[
    'row'
  ];

describe('a passport (G4)', () => {
  it('stands nowhere in the database in clear', async () => {
    await bookingIn('DE');
    await entryIn('DE');
    const { rows } = await sql<{ dump: string }>`
      select (select string_agg(to_jsonb(b)::text, '') from event_bookings b)
        || (select string_agg(to_jsonb(w)::text, '') from waiting_list_entries w)
        || (select string_agg(to_jsonb(a)::text, '') from audits a) as dump`.execute(api.app.database.kysely);
    const dump = rows[0]?.dump ?? '';
    expect(dump).toContain('"passport_number": "v1.');
    for (const value of ['XK1234567', '2031-04-05', '"NZ"', 'X123']) expect(dump).not.toContain(value);
  });

  it('is refused by the database itself unless it is sealed', async () => {
    const { id } = await bookingIn('DE');
    for (const column of Object.keys(passport)) {
      const write = sql`update event_bookings set ${sql.ref(column)} = '2031-04-05' where id = ${id}`;
      await expect(write.execute(api.app.database.kysely)).rejects.toThrow(/_sealed/);
    }
  });

  it('of the demo is sealed too, and can be revealed', async () => {
    const found = await api.app.database.kysely
      .selectFrom('event_bookings')
      .select('id')
      .where('passport_number', 'is not', null)
      .where('participant_id', 'is not', null)
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(await reveal(found.id)).toMatchObject({
      passportNumber: expect.stringMatching(/^X\d{8}$/) as string,
    });
  });

  it.each(roles)('reads as dots and its last three characters by %s', async (role: Role) => {
    const { id } = await bookingIn('DE');
    const who = role === 'booker' ? api.as('administrator') : await somebody(api, [role], 'DE');
    expect(await readBooking(id, who)).toMatchObject({
      passportNumber: '••••567',
      passportCountryIssue: null,
      passportExpirationDate: null,
    });
  });

  it('that is short shows nothing of itself', async () => {
    const { id } = await bookingIn('DE', { passport_number: 'AB123' });
    expect(await readBooking(id)).toMatchObject({ passportNumber: '••••' });
  });

  it('counts as collected (G1), and as missing once it is emptied', async () => {
    const { id } = await bookingIn('DE', { visa_required: true, date_of_birth: '1980-02-03' });
    expect(await readBooking(id)).toMatchObject({ collectStatus: 'COMPLETE' });
    made(await send('update', 'EventBooking', { id, passport_number: '  ' }));
    expect(await readBooking(id)).toMatchObject({ collectStatus: 'INCOMPLETE', passportNumber: null });
    expect(await reveal(id)).toEqual({ ...clear, passportNumber: null });
  });

  it('stays as it is where its mask comes back, and is not lost by a mask that was edited', async () => {
    const { id } = await bookingIn('DE');
    made(await send('update', 'EventBooking', { id, passport_number: '••••567', notes: 'y' }));
    expect(await reveal(id)).toEqual(clear);
    const edited = await send('update', 'EventBooking', { id, passport_number: '••••568' });
    expect(Object.keys(validationOf(edited))).toEqual(['input.passport_number']);
    const event = await eventIn('DE');
    const copied = await send('create', 'EventBooking', {
      booking_status: 'NEW',
      booking_type: 'TRAINEE',
      centre_event_id: event.id,
      passport_number: '••••567',
    });
    expect(Object.keys(validationOf(copied))).toEqual(['input.passport_number']);
    made(await send('update', 'EventBooking', { id, passport_number: 'ZZ7654321' }));
    expect(await readBooking(id)).toMatchObject({ passportNumber: '••••321' });
  });

  it('changes one part at a time, and is audited without values; the same again changes nothing', async () => {
    const { id } = await bookingIn('DE');
    made(await send('update', 'EventBooking', { id, passport_country_issue: 'IE' }));
    expect(await reveal(id)).toEqual({ ...clear, passportCountryIssue: 'IE' });
    made(await send('update', 'EventBooking', { id, ...passport, passport_country_issue: 'IE' }));
    const audits = (await auditsOf(api, 'EventBooking', id)).filter(({ event }) => event === 'updated');
    expect(audits).toHaveLength(1);
    expect(audits[0]?.newValues).toEqual({ passport_country_issue: '•••' });
    expect(audits[0]?.oldValues).toEqual({ passport_country_issue: '•••' });
    made(
      await send('update', 'EventBooking', {
        id,
        passport_number: null,
        passport_country_issue: null,
        passport_expiration_date: null,
      }),
    );
    expect(await reveal(id)).toEqual({
      passportNumber: null,
      passportCountryIssue: null,
      passportExpirationDate: null,
    });
    expect(await readBooking(id)).toMatchObject({
      passportNumber: null,
      passportExpiresSoon: null,
      passportOnFile: [],
    });
  });

  it('is not told by an error', async () => {
    const { id } = await bookingIn('DE');
    const wrong = await send('update', 'EventBooking', { id, passport_country_issue: 'NZL-secret' });
    expect(validationOf(wrong)).toHaveProperty(['input.passport_country_issue']);
    expect(JSON.stringify(wrong)).not.toContain('secret');
    const stale = await send('update', 'EventBooking', {
      id,
      passport_number: 'QQ9999999',
      date_modified: '2020-01-01T00:00:00Z',
    });
    expect(outcomeOf(stale)).toBe('STALE_WRITE');
    expect(JSON.stringify(stale)).not.toMatch(/XK1234567|QQ9999999|v1\./);
  });
});

describe('a passport that expires within six months of the event (B7)', () => {
  it('warns, and is judged again when the event moves', async () => {
    const event = await eventIn('DE', { date_start: '2027-06-10', date_end: '2027-06-11' });
    const create = { centre_event_id: event.id, participant: { connect: (await make.participant()).id } };
    const { id } = await make.booking({ ...create, ...passport, passport_expiration_date: '2028-01-15' });
    expect(await readBooking(id)).toMatchObject({
      passportExpiresSoon: false,
      passportOnFile: ['passportNumber', 'passportCountryIssue', 'passportExpirationDate'],
    });
    made(await send('update', 'CentreEvent', { id: event.id, date_end: '2027-07-20' }));
    expect(await readBooking(id)).toMatchObject({ passportExpiresSoon: true });
    made(await send('update', 'CentreEvent', { id: event.id, date_end: '2027-06-11' }));
    expect(await readBooking(id)).toMatchObject({ passportExpiresSoon: false });
    made(await send('update', 'EventBooking', { id, passport_expiration_date: '2027-12-10' }));
    expect(await readBooking(id)).toMatchObject({ passportExpiresSoon: true });
  });

  it('does not make anybody’s open form stale (K6)', async () => {
    const event = await eventIn('DE', { date_start: '2027-06-10', date_end: '2027-06-11' });
    const { id, dateModified } = await make.booking({
      centre_event_id: event.id,
      ...passport,
      passport_expiration_date: '2028-01-15',
    });
    made(await send('update', 'CentreEvent', { id: event.id, date_end: '2027-07-20' }));
    expect(
      outcomeOf(await send('update', 'EventBooking', { id, notes: 'n', date_modified: dateModified })),
    ).toBe('ok');
  });
});

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
    expect(passportNumber).toBe('••••567');
    expect((await revealAs(booker, 'EventBooking', id)).data?.['shown']).toEqual(clear);
  });

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
});

describe('a database of an earlier version', () => {
  it('is encrypted at the start, once, and by one key', async () => {
    const { database } = api.app;
    const event = await eventIn('DE', { date_start: '2027-06-10', date_end: '2027-06-11' });
    const { id } = await make.booking({ centre_event_id: event.id });
    await sql`alter table event_bookings drop constraint event_bookings_passport_number_sealed,
      drop constraint event_bookings_passport_expiration_date_sealed`.execute(database.kysely);
    await sql`update event_bookings set passport_number = 'OLD654321', passport_expiration_date = '2027-09-01' where id = ${id}`.execute(
      database.kysely,
    );
    expect(await encryptPassports(database, testPassports)).toBe(1);
    expect(await encryptPassports(database, testPassports)).toBe(0);
    expect(await readBooking(id)).toMatchObject({ passportNumber: '••••321', passportExpiresSoon: true });
    expect(await reveal(id)).toEqual({
      passportNumber: 'OLD654321',
      passportCountryIssue: null,
      passportExpirationDate: '2027-09-01',
    });
    const otherKey = new ColumnCipher(Buffer.alloc(32, 9));
    await expect(encryptPassports(database, otherKey)).rejects.toThrow(/PASSPORT_KEY/);
  });
});
