import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roles, type Role } from '#server/access/roleTable.ts';
import { outcomeOf, validationOf } from '../Client.ts';
import { auditsOf } from '../writes/crudSuite.ts';
import { clear, openPassportWorld, passport, type PassportWorld } from './passportWorld.ts';
import { made, saver } from '../writes/saver.ts';
import { somebody } from '../somebody.ts';

/** G4, G1, B7: how passports are kept and what is known of them without being shown. passportReveal.test.ts shows them. */
let api: PassportWorld['api'];
let make: PassportWorld['make'];
let eventIn: PassportWorld['eventIn'];
let bookingIn: PassportWorld['bookingIn'];
let entryIn: PassportWorld['entryIn'];
let reveal: PassportWorld['reveal'];
let readBooking: PassportWorld['readBooking'];
beforeAll(async () => {
  ({ api, make, eventIn, bookingIn, entryIn, reveal, readBooking } = await openPassportWorld());
});
afterAll(() => api.close());
const send = saver(() => api);

describe('a passport (G4)', () => {
  it('stands nowhere in the database in clear', async () => {
    await bookingIn('DE');
    await entryIn('DE');
    const { rows } = await sql<{ dump: string }>`
      select (select string_agg(to_jsonb(b)::text, '') from event_bookings b)
        || (select string_agg(to_jsonb(w)::text, '') from waiting_list_entries w)
        || (select string_agg(to_jsonb(a)::text, '') from audits a) as dump`.execute(api.app.database.kysely);
    const dump = rows[0]?.dump ?? '';
    expect(dump).toContain('"passport_number": "v2.');
    for (const value of ['XK1234567', '2031-04-05', '"NZ"']) expect(dump).not.toContain(value);
    // As the demo's numbers are; fewer characters than that might stand in a sealed value by chance.
    expect(dump).not.toMatch(/X\d{8}/);
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

  it.each(roles)('reads as dots and its last two characters by %s', async (role: Role) => {
    const { id } = await bookingIn('DE');
    const who = role === 'booker' ? api.as('administrator') : await somebody(api, [role], 'DE');
    expect(await readBooking(id, who)).toMatchObject({
      passportNumber: '••••67',
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
    made(await send('update', 'EventBooking', { id, passport_number: '••••67', notes: 'y' }));
    expect(await reveal(id)).toEqual(clear);
    const edited = await send('update', 'EventBooking', { id, passport_number: '••••68' });
    expect(Object.keys(validationOf(edited))).toEqual(['input.passport_number']);
    const event = await eventIn('DE');
    const copied = await send('create', 'EventBooking', {
      booking_status: 'NEW',
      booking_type: 'TRAINEE',
      centre_event_id: event.id,
      passport_number: '••••67',
    });
    expect(Object.keys(validationOf(copied))).toEqual(['input.passport_number']);
    made(await send('update', 'EventBooking', { id, passport_number: 'ZZ7654321' }));
    expect(await readBooking(id)).toMatchObject({ passportNumber: '••••21' });
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
    expect(stale.errors?.[0]?.extensions?.changed).toEqual({ passport_number: '•••' });
    expect(JSON.stringify(stale)).not.toMatch(/XK1234567|QQ9999999/);
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
