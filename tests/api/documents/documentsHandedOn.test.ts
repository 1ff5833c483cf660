import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { readPdf } from '#tests/setup/readPdf.ts';
import { outcomeOf, validationOf } from '../Client.ts';
import { useApi } from '../useApi.ts';
import { handingOnOf } from './handingOn.ts';
import { gap, runWorldOf } from './runWorld.ts';

/** Documents once they are made: archived, and with passports in them. */
describe('documents that are handed on', () => {
  const world = runWorldOf(useApi());
  const manager = world.api.as('global_manager');
  const { made, archive } = handingOnOf(world);

  it('is in an archive with all others or in none', async () => {
    await world.textOf('invitation', `<p>Dear ${gap('participant.fullName')}</p>`);
    const guids = await made(await world.eventWith([{}, {}]));
    const { data } = await archive(manager, guids);
    const file = await world.fetch(null, String(data?.['address']));
    expect(file.headers['content-type']).toBe('application/zip');
    expect(file.rawPayload.subarray(0, 2).toString()).toBe('PK');
    const stranger = '00000000-0000-4000-8000-000000000000';
    expect(outcomeOf(await archive(manager, [...guids, stranger]))).toBe('NOT_FOUND');
    expect(outcomeOf(await archive(world.api.as('compliance'), guids))).toBe('FORBIDDEN');
    expect(outcomeOf(await archive(manager, []))).toBe('VALIDATION');
    const many = (length: number) =>
      Array.from({ length }, (_, index) => `${stranger.slice(0, -6)}${String(index).padStart(6, '0')}`);
    expect(outcomeOf(await archive(manager, many(4_999)))).toBe('NOT_FOUND');
    expect(outcomeOf(await archive(manager, many(5_001)))).toBe('VALIDATION');
    const told = await sql<{
      count: string;
    }>`select count(*) as count from audits where auditable_type = 'GeneratedDocument' and event = 'exported'`.execute(
      world.api.app.database.kysely,
    );
    expect(told.rows[0]?.count).toBe('1');
  });

  it('prints a passport for whoever may read it, with the reason where it takes one, and says so in the log (G4)', async () => {
    await world.textOf(
      'visa-letter',
      `<p>${gap('participant.fullName')} ${gap('eventBooking.passportNumber', ' data-required="true"')} ${gap('eventBooking.passportExpirationDate')}</p>`,
    );
    const passport = {
      passport_number: 'XK1234567',
      passport_expiration_date: '2031-05-01',
      visa_required: true,
    };
    const event = await world.eventWith([
      { first_name: 'Pia', last_name: 'Pass', booking: passport },
      { first_name: 'Not', last_name: 'Needed' },
    ]);
    const run = await world.open(manager, 'VISA_LETTER', { centre_event_id: event.id });
    expect(run.impressions.map(({ label, blocks }) => [label, blocks])).toEqual([['Pia Pass', []]]);
    expect(JSON.stringify(run)).not.toContain('XK1234567');
    const own = { [`EVENT_BOOKING:${event.bookings[0]?.id}`]: { passportNumber: 'CLEAR-1' } };
    expect(validationOf(await world.update(manager, run.key, own))).toHaveProperty('input.modifiedFields');
    const closed = await world.open(world.api.as('administrator'), 'VISA_LETTER', {
      centre_event_id: event.id,
    });
    expect(closed.impressions[0]?.blocks).toMatchObject([
      { code: 'PASSPORT_CLOSED', field: 'passportNumber' },
    ]);
    const bare = await manager.send(
      'mutation ($key: ID!) { generateDocuments(input: { key: $key }) { id } }',
      { key: run.key },
    );
    expect(bare.errors?.[0]?.extensions?.validation).toEqual({
      'input.reason': ['These documents print passports. Say why; the reason is kept.'],
    });
    const [guid] = await made(event, 'VISA_LETTER', { reason: 'For the embassy' });
    const path = `/downloads/generated/${guid}`;
    const file = await world.fetch('global_manager', path);
    expect((await readPdf(file.rawPayload)).pages).toEqual([['Pia Pass XK1234567 1 May 2031']]);
    // It may be seen that it was made, and not what is in it.
    expect((await world.fetch('administrator', path)).statusCode).toBe(404);
    const { rows } = await sql<{
      told: string;
    }>`select auditable_type || ' ' || coalesce(new_values ->> 'reason', '-') as told from audits
      where event = 'revealed' order by id`.execute(world.api.app.database.kysely);
    expect(rows.map(({ told }) => told)).toEqual(['EventBooking For the embassy', 'GeneratedDocument -']);
    const { rows: kept } = await sql<{
      fields: string;
    }>`select fields::text as fields from generated_documents where guid = ${guid ?? ''}::uuid`.execute(
      world.api.app.database.kysely,
    );
    expect(kept[0]?.fields).not.toContain('XK1234567');
  });
});
