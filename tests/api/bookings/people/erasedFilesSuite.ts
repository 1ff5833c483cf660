import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { type BookingWorld, idOf } from '../bookingWorld.ts';
import { outcomeOf, validationOf } from '#tests/api/Client.ts';
import { eraserOf } from './eraserOf.ts';
import { merge } from './merge.ts';
import {
  ask,
  change as changeImport,
  checked,
  decide,
  rows,
  run,
  started,
} from '#tests/api/files/importWorld.ts';
import { keptByColumns } from '#server/jobs/keptByColumns.ts';
import { deletedFiles } from '#server/modules/documentRun/index.ts';
import { gap, runWorldOf } from '#tests/api/documents/runWorld.ts';
import { droppedFiles } from '#server/modules/recordImport/index.ts';

/** G5: the files that say something of somebody who is erased, made of them or read. */
export function erasedFilesSuite(world: BookingWorld): void {
  const { erase, tablesWith } = eraserOf(world);

  describe('erasing a participant', { timeout: 60_000 }, () => {
    it('takes along the files that print their passport, alone and with others (G4, G5)', async () => {
      const { admin, api } = world;
      const runs = runWorldOf(api);
      const manager = api.as('global_manager');
      await runs.textOf(
        'visa-letter',
        `<p>${gap('participant.fullName')} ${gap('eventBooking.passportNumber')}</p>`,
      );
      const booking = { visa_required: true, passport_number: 'XK1234567' };
      const event = await runs.eventWith([
        { last_name: 'Wexworth', booking },
        { last_name: 'Keptworth', booking },
      ]);
      const { key } = await runs.open(manager, 'VISA_LETTER', { centre_event_id: event.id });
      for (const combined of [false, true]) {
        const input = { key, combined, reason: 'For the embassy' };
        await runs.ended(manager, await runs.generate(manager, input));
      }
      await world.sql(
        `update centre_events set date_start = '2020-01-01', date_end = '2020-01-02' where id = ${event.id}`,
      );
      const person = event.bookings[0]?.participant ?? '';
      expect(outcomeOf(await erase(admin, person))).toBe('ok');
      const { made } = await manager.ask(
        'query ($key: ID!) { made: generatedDocuments(where: { run_key: $key }) { data { title dateFileDeleted } } }',
        { key },
      );
      const { data } = made as { data: readonly { title: string; dateFileDeleted: string | null }[] };
      const kept = data.filter(({ dateFileDeleted }) => dateFileDeleted === null);
      expect([data.length, kept.map(({ title }) => title)]).toEqual([
        3,
        [expect.stringMatching(/Keptworth$/) as string],
      ]);
      expect(await tablesWith('wexworth')).toEqual(['generated_documents']);
    });

    it('leaves no name in why a list could not be printed (G5)', async () => {
      const { admin, api } = world;
      const runs = runWorldOf(api);
      const event = await runs.eventWith([{ last_name: 'Yexworth \u{1b80}' }]);
      await world.sql(
        `update centre_events set date_start = '2020-01-01', date_end = '2020-01-02' where id = ${event.id}`,
      );
      const { key } = await runs.open(admin, 'ATTENDANCE_LIST', { centre_event_id: event.id });
      const task = await runs.generate(admin, { key });
      expect((await runs.ended(admin, task)).rows[0]?.message).toContain('Yexworth');
      expect(outcomeOf(await erase(admin, event.bookings[0]?.participant ?? ''))).toBe('ok');
      expect(await tablesWith('yexworth')).toEqual([]);
    });

    it('empties what files say of them, in imports of each type, and drops the files (G5)', async () => {
      const { admin, api, make } = world;
      const [event, country] = [(await make.event()).id, api.country('SE')];
      const people = `First name,Last name,E-mail,Country,Notes
Zebulon,Vexworth,zeb@vexworth.example,${country},Vexworth sings
Ada,Keptworth,ada@kept.example,${country},Dances\n`;
      const seats = `Event,Status,Type,First,Last,Mail,Country,Notes
${event},CANCELLED,STAFF,Zebulon,Vexworth,,${country},Vexworth sings
${event},perhaps,STAFF,Zebulon,Vexworth,Zeb@Vexworth.example,${country},Vexworth dances\n`;
      const made = await started(admin, people);
      const again = await started(admin, people);
      const booked = await started(admin, seats, 'EventBooking');
      const columns = [
        'centre_event_id',
        'booking_status',
        'booking_type',
        ...['first_name', 'last_name', 'email', 'country_id'].map((name) => `participant.create.${name}`),
        'notes',
      ];
      await ask(admin, changeImport, { input: { key: booked.key, columns } });
      for (const { key } of [made, booked]) {
        expect(await checked(admin, key)).toMatchObject({ state: 'CHECKED' });
        // Who is booked is known by then, and made a second time all the same.
        if (key === booked.key) await ask(admin, decide, { input: { key, decision: 'CREATE', position: 1 } });
        expect(await run(admin, key)).toMatchObject({ failed: 0 });
      }
      const { refused } = await admin.ask('mutation ($key: ID!) { refused: importProblems(key: $key) }', {
        key: booked.key,
      });
      const authorization = `Bearer ${await api.app.tokenOf('administrator')}`;
      const ofRefused = async () =>
        (await api.app.app.inject({ url: String(refused), headers: { authorization } })).statusCode;
      expect(await ofRefused()).toBe(200);
      const found = await sql<{ id: string }>`
        select id::text from participants where last_name = 'Vexworth' order by id`.execute(
        api.app.database.kysely,
      );
      const [person = '', other = ''] = found.rows.map(({ id }) => id);
      idOf(await merge(admin, person, other));
      const { rows: files } = await sql<{ hash: string }>`
        select unnest(array[file_hash, problems_hash]) as hash from record_imports where columns::text like '%Vexworth%'`.execute(
        api.app.database.kysely,
      );
      const hashes = files.flatMap(({ hash }) => hash ?? []);
      expect(new Set(hashes).size).toBe(3);

      expect(outcomeOf(await erase(admin, person))).toBe('ok');
      expect(await tablesWith('vexworth')).toEqual([]);
      expect(await ofRefused(), 'kept until it is swept').toBe(404);
      expect(
        await api.app.database.transaction((tx) => keptByColumns(droppedFiles, deletedFiles)(tx, hashes)),
      ).toEqual([]);
      const { data } = await rows(admin, again.key);
      expect(data).toMatchObject([
        {
          cells: Array(5).fill(''),
          outcome: 'REFUSED',
          problems: [{ column: null, message: 'Whom this row named has been erased.' }],
        },
        { cells: ['Ada', 'Keptworth', 'ada@kept.example', country, 'Dances'], outcome: null },
      ]);
      const otherwise = { input: { key: again.key, separator: 'TAB' } };
      expect(validationOf(await admin.send(changeImport, otherwise))).toHaveProperty(['input.key']);
    });

    it('empties what is only found to be of them, and not who is entered as somebody else (G5)', async () => {
      const { admin, api, make } = world;
      const country = api.country('SE');
      const person = (
        await make.participant({ first_name: 'Zeb', last_name: 'Uxworth', country_id: country })
      ).id;
      const [tried, other] = [
        await started(admin, `First name,Last name,Country,Notes\nZeb,Uxworth,${country},Sings\n`),
        await started(admin, `First name,Last name,Country,Notes\nZeb,Uxworth,${country},Another\n`),
      ];
      const event = (await make.event()).id;
      const seat = `Event,Status,Type,First,Last,Country\n${event},NEW,STAFF,Zeb,Uxworth,${country}\n`;
      const seated = await started(admin, seat, 'EventBooking');
      const ofPerson = ['first_name', 'last_name', 'country_id'].map((name) => `participant.create.${name}`);
      const columns = ['centre_event_id', 'booking_status', 'booking_type', ...ofPerson];
      await ask(admin, changeImport, { input: { key: seated.key, columns } });
      for (const { key } of [tried, other, seated])
        expect(await checked(admin, key)).toMatchObject({ alike: 1 });
      await ask(admin, decide, { input: { key: other.key, decision: 'CREATE', position: 1 } });
      const use = { key: seated.key, decision: 'USE', person_id: person, position: 1 };
      await ask(admin, decide, { input: use });

      expect(outcomeOf(await erase(admin, person))).toBe('ok');
      const cellsOf = async ({ key }: { readonly key: string }) => (await rows(admin, key)).data[0]?.cells;
      expect(await cellsOf(tried)).toEqual(Array(4).fill(''));
      expect(await cellsOf(seated)).toEqual(Array(6).fill(''));
      expect(await cellsOf(other)).toEqual(['Zeb', 'Uxworth', country, 'Another']);
    });
  });
}
