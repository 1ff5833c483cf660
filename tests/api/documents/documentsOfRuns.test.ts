import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { readPdf } from '#tests/setup/readPdf.ts';
import { describe, expect, it } from 'vitest';
import { gap, runWorldOf } from './runWorld.ts';
import { useApi } from '../useApi.ts';

describe('what a document run makes', () => {
  const world = runWorldOf(useApi());

  it('makes immutable documents that pin their template, and more of them another time (M1, M4)', async () => {
    const manager = world.api.as('global_manager');
    const template = await world.textOf('confirmation', `<p>${gap('participant.fullName')}</p>`);
    const event = await world.eventWith([
      { first_name: 'Dan', last_name: 'Eka', booking: { booking_status: 'CONFIRMED' } },
    ]);
    const run = await world.open(manager, 'CONFIRMATION', { centre_event_id: event.id });
    const make = async () => world.ended(manager, await world.generate(manager, { key: run.key }));
    const first = await make();
    const guid = (JSON.parse(first.rows[0]?.result ?? '{}') as { guid: string }).guid;
    expect(await world.textOf('confirmation', `<p>New ${gap('participant.fullName')}</p>`)).not.toBe(
      template,
    );
    await make();
    const listed = await manager.ask(
      `query ($where: GeneratedDocumentWhere) { generatedDocuments(where: $where) { paginatorInfo { total } data {
        guid fileHash fileSize pages runType runKey template { id version } centreEvent { id } eventBooking { id } participant { id } author { username } dateSent } } }`,
      { where: { participant_id: event.bookings[0]?.participant } },
    );
    const { data } = listed['generatedDocuments'] as { data: readonly Record<string, unknown>[] };
    expect(data).toHaveLength(2);
    expect(data[1]).toMatchObject({
      guid,
      fileHash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      pages: 1,
      runType: 'CONFIRMATION',
      runKey: run.key,
      template: { id: template },
      centreEvent: { id: event.id },
      eventBooking: { id: event.bookings[0]?.id },
      participant: { id: event.bookings[0]?.participant },
      author: { username: 'global_manager' },
      dateSent: null,
    });
    const change = (statement: string) => sql.raw(statement).execute(world.api.app.database.kysely);
    await expect(change(`update generated_documents set title = 'x' where guid = '${guid}'`)).rejects.toThrow(
      /never changes/,
    );
    await expect(change(`delete from generated_documents where guid = '${guid}'`)).rejects.toThrow(
      /never changes/,
    );
    await expect(change('truncate generated_document_records')).rejects.toThrow(/never changes/);
    const file = await world.fetch('global_manager', `/downloads/generated/${guid}`);
    expect(file.headers['content-disposition']).toBe(
      `attachment; filename="Confirmation - Dan Eka - ${event.name}.pdf"`,
    );
    expect((await readPdf(file.rawPayload)).pages).toEqual([['Dan Eka']]);
    expect(createHash('sha256').update(file.rawPayload).digest('hex')).toBe(data[1]?.['fileHash']);
    expect((await world.fetch('viewer', `/downloads/generated/${guid}`)).statusCode).toBe(404);
  });

  it('prints one file of all, each badge a cell of it', async () => {
    const manager = world.api.as('global_manager');
    await world.textOf('badge', `<p>${gap('participant.fullName')}</p>`, { sheet: { columns: 2, rows: 2 } });
    await world.textOf('invitation', `<p>Dear ${gap('participant.fullName')}</p>`);
    const event = await world.eventWith([
      { first_name: 'Fay', last_name: 'A' },
      { first_name: 'Gus', last_name: 'B' },
      { first_name: 'Hal', last_name: '\u{1b80}\u{1b83}' },
    ]);
    const made = async (runType: string) => {
      const run = await world.open(manager, runType, { centre_event_id: event.id });
      const task = await world.ended(
        manager,
        await world.generate(manager, { key: run.key, combined: runType !== 'BADGE' }),
      );
      expect(task.rows.map(({ state }) => state)).toEqual(['DONE', 'DONE', 'FAILED']);
      expect(task.rows[2]?.message).toMatch(/^No font here has/);
      const [guid] = (JSON.parse(task.result ?? '{}') as { guids: string[] }).guids;
      const file = await world.fetch('global_manager', `/downloads/generated/${guid}`);
      return (await readPdf(file.rawPayload)).pages.map((lines) => lines.join(' '));
    };
    expect(await made('INVITATION')).toEqual(['Dear Fay A', 'Dear Gus B']);
    expect(await made('BADGE')).toEqual(['Fay A Gus B']);
  });

  it('tells of a list whose record has a sign that no font has', async () => {
    const manager = world.api.as('global_manager');
    const of = (field: string) => gap(`centreEvent.eventBookings.${field}`);
    await world.textOf(
      'attendance-list',
      `<div data-repeat="centreEvent.eventBookings"><p>${of('participant.fullName')}, ${of('participant.city')}, ${of('arrivalFrom')}</p></div>`,
    );
    const event = await world.eventWith([
      { first_name: 'Ida', last_name: 'A', city: 'Łódź' },
      { first_name: 'Jon', last_name: 'B', city: 'Kyiv \u{1b80}' },
      { first_name: 'Kim', last_name: 'C', booking: { arrival_from: '\u{1b80}' } },
    ]);
    const { key } = await world.open(manager, 'ATTENDANCE_LIST', { centre_event_id: event.id });
    const task = await world.ended(manager, await world.generate(manager, { key }));
    expect(task.rows.map(({ message }) => message)).toEqual([
      `No font here has this character: \u{1b80} (U+1B80). To be mended at: Jon B (City), Booking ${event.bookings[2]?.id} (City or airport the participant comes from).`,
    ]);
  });
});
