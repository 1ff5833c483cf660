import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { mostPagesInFile } from '#schema/mostPagesInFile.ts';
import { readPdf } from '#tests/setup/readPdf.ts';
import { useApi } from '../useApi.ts';
import { gap, runWorldOf } from './runWorld.ts';

/** More people than a list inside a record may hold (ADR 19). */
const many = 1_010;
/** Of one letter: five of them fill a file. */
const pages = mostPagesInFile / 5;
const world = runWorldOf(useApi());

/** Bookings as an import leaves them. */
async function addBookings(event: string, people: number): Promise<void> {
  await world.api.app.database.transaction(async (tx) => {
    await sql`alter table event_bookings disable trigger user`.execute(tx);
    await sql`with people as (
        insert into participants (first_name, last_name, country_id, author_id)
        select 'Guest', lpad(n::text, 4, '0'), 1, 1 from generate_series(1, ${people}::int) n returning id)
      insert into event_bookings (booking_status, booking_type, centre_event_id, participant_id, author_id)
      select 'CONFIRMED', 'TRAINEE', ${event}::bigint, id, 1 from people order by id`.execute(tx);
    await sql`alter table event_bookings enable trigger user`.execute(tx);
  });
}

it('makes the documents of an event of more than a thousand bookings (M3)', { timeout: 60_000 }, async () => {
  const manager = world.api.as('global_manager');
  const seats = 'centreEvent.eventBookings';
  const list = `<div data-repeat="${seats}"><p>${gap(`${seats}.participant.fullName`)}</p></div>`;
  await world.textOf('attendance-list', list);
  await world.textOf('certificate', `<p>${gap('participant.fullName')}</p>`);
  const event = await world.eventWith([]);
  await addBookings(event.id, many);
  const made = async (runType: string, impressions: (keys: readonly string[]) => readonly string[]) => {
    const run = await world.open(manager, runType, { centre_event_id: event.id });
    const input = { key: run.key, impressions: impressions(run.impressions.map(({ key }) => key)) };
    const task = await world.ended(manager, await world.generate(manager, input));
    const files = task.rows.map(async ({ result }) => {
      const { guid } = JSON.parse(result ?? '{}') as { guid: string };
      const file = await world.fetch('global_manager', `/downloads/generated/${guid}`);
      return (await readPdf(file.rawPayload)).pages.flat().filter((line) => !/^\d+ \/ \d+$/.test(line));
    });
    return (await Promise.all(files)).flat();
  };
  const all = Array.from({ length: many }, (_, n) => `Guest ${String(n + 1).padStart(4, '0')}`);
  expect(await made('ATTENDANCE_LIST', (keys) => keys)).toEqual(all);
  expect(await made('CERTIFICATE', (keys) => keys.slice(-2))).toEqual(all.slice(-2));
});

it(
  'puts what one file does not hold into several, each named by what it holds',
  { timeout: 60_000 },
  async () => {
    const manager = world.api.as('global_manager');
    const more = '<div data-page-break></div><p>More</p>'.repeat(pages - 1);
    await world.textOf('invitation', `<p>${gap('participant.fullName')}</p>${more}`);
    const event = await world.eventWith([]);
    await addBookings(event.id, 7);
    const { key } = await world.open(manager, 'INVITATION', { centre_event_id: event.id });
    await world.ended(manager, await world.generate(manager, { key, combined: true }));
    const { generatedDocuments } = await manager.ask(
      '{ generatedDocuments(where: { run_type: INVITATION }) { data { title guid } } }',
      {},
    );
    const { data } = generatedDocuments as { data: readonly { title: string; guid: string }[] };
    const files = data.map(async ({ title, guid }) => {
      const file = await world.fetch('global_manager', `/downloads/generated/${guid}`);
      const people =
        (await readPdf(file.rawPayload)).pages
          .flat()
          .join(' ')
          .match(/Guest \d+/g) ?? [];
      return [people.at(-1), people.length, title];
    });
    expect((await Promise.all(files)).sort()).toEqual([
      ['Guest 0005', 5, `Invitation · ${event.name} · 1–5`],
      ['Guest 0007', 2, `Invitation · ${event.name} · 6–7`],
    ]);
  },
);
