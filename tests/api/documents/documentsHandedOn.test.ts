import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { keptByColumns } from '#server/jobs/keptByColumns.ts';
import { FileCipher } from '#server/crypto/FileCipher.ts';
import { FileDocumentStore } from '#server/documents/store/FileDocumentStore.ts';
import { deletedFiles, deletePassportFiles, tryPassportFiles } from '#server/modules/documentRun/index.ts';
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

  it('loses its file when the passports go that it prints, and stays what it was (G4, M4)', async () => {
    await world.textOf(
      'visa-letter',
      `<p>${gap('participant.fullName')} ${gap('eventBooking.passportNumber')}</p>`,
    );
    const { database } = world.api.app;
    const booking = { passport_number: 'XK7654321', visa_required: true };
    const event = await world.eventWith([{ last_name: 'Pass', booking }]);
    const [guid = ''] = await made(event, 'VISA_LETTER', { reason: 'For the embassy' });
    const deleteThem = deletePassportFiles(30);
    const of = async (fields: string) => {
      const { document } = await manager.ask(
        `query ($guid: ID!) { document: generatedDocument(guid: $guid) { ${fields} } }`,
        { guid },
      );
      return document as { readonly fileHash?: string; readonly dateFileDeleted?: string | null };
    };
    const state = async () => {
      const { fileHash = '', dateFileDeleted } = await of('fileHash dateFileDeleted');
      const kept = await database.transaction((tx) => keptByColumns({}, deletedFiles)(tx, [fileHash]));
      const { statusCode } = await world.fetch('global_manager', `/downloads/generated/${guid}`);
      return { dateFileDeleted, isKept: kept.length === 1, statusCode };
    };
    const { fileHash = '' } = await of('fileHash');
    const onDisk = join(world.api.app.dataDir, 'documents', fileHash.slice(0, 2), fileHash);
    expect(readFileSync(onDisk).subarray(0, 8).toString()).toBe('CVNSEAL1');
    const strange = new FileDocumentStore(dirname(dirname(onDisk)), new FileCipher(Buffer.alloc(32, 9)));
    await expect(tryPassportFiles(database, strange)).rejects.toThrow('PASSPORT_KEY');
    await deleteThem(database, new Date('2027-07-10T12:00:00Z'));
    expect(await state()).toEqual({ dateFileDeleted: null, isKept: true, statusCode: 200 });
    await deleteThem(database, new Date('2027-07-11T12:00:00Z'));
    expect(await state()).toEqual({
      dateFileDeleted: '2027-07-11T12:00:00.000Z',
      isKept: false,
      statusCode: 404,
    });
    expect(await deleteThem(database, new Date('2027-07-11T12:00:00Z'))).toBe(0);
    expect(outcomeOf(await archive(manager, [guid]))).toBe('FORBIDDEN');
    const attached = await manager.send(
      'mutation ($event: ID!, $guid: ID!) { attachApprovedDocumentToCentreEvent(centreEventId: $event, documentGuid: $guid) { id } }',
      { event: event.id, guid },
    );
    expect(outcomeOf(attached)).toBe('GONE');
    const { rows } =
      await sql`select a.old_values, a.new_values, a.user_id from audits a join generated_documents d on d.id = a.auditable_id
      where a.auditable_type = 'GeneratedDocument' and a.event = 'updated' and d.guid = ${guid}::uuid`.execute(
        database.kysely,
      );
    expect(rows).toEqual([
      {
        old_values: { file_name: expect.stringMatching(/\.pdf$/) as string },
        new_values: { file_name: null },
        user_id: null,
      },
    ]);
  });
});
