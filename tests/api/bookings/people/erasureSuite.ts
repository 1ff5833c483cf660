import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Fields } from '#tests/factories/records.ts';
import { type BookingWorld, idOf } from '../bookingWorld.ts';
import { type Client, outcomeOf, validationOf } from '#tests/api/Client.ts';
import { documentedBooking } from './documentedBooking.ts';
import { merge } from './merge.ts';
import { ask, change as changeImport, checked, rows, run, started } from '#tests/api/files/importWorld.ts';
import { keptByColumns } from '#server/jobs/keptByColumns.ts';
import { deletedFiles } from '#server/modules/documentRun/index.ts';
import { gap, runWorldOf } from '#tests/api/documents/runWorld.ts';
import { droppedFiles } from '#server/modules/recordImport/index.ts';

/** G5: nothing personal is left of somebody; what was counted of them still is. */
export function erasureSuite(world: BookingWorld): void {
  const erase = (who: Client, id: string, over: Fields = {}) =>
    who.send(
      'mutation ($input: EraseParticipantInput!) { made: eraseParticipant(input: $input) { id fullName erasedAt bookingCount } }',
      { input: { id, reason: 'Asked for by letter', ...over } },
    );
  /** Everything of the database that holds a word, by table. */
  async function tablesWith(word: string): Promise<readonly string[]> {
    const { kysely } = world.api.app.database;
    const tables = await sql<{ name: string }>`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(kysely);
    const found: string[] = [];
    for (const { name } of tables.rows) {
      const { rows } =
        await sql`select 1 from ${sql.id(name)} t where t::text ilike ${`%${word}%`} limit 1`.execute(kysely);
      if (rows.length > 0) found.push(name);
    }
    return found;
  }
  const auditsOf = async (type: string, id: string) =>
    (
      await sql<{ event: string; model: string; old: Fields | null; new: Fields | null }>`
        select event, model, old_values as old, new_values as new from audits
        where auditable_type = ${type} and auditable_id = ${id}::bigint order by id`.execute(
        world.api.app.database.kysely,
      )
    ).rows;

  describe('erasing a participant', { timeout: 60_000 }, () => {
    it('leaves no word of them anywhere, every row of the audit, and every count (G5)', async () => {
      const { admin, make, api, book, wait, change, detach } = world;
      const person = (
        await make.participant({
          first_name: 'Zebulon',
          last_name: 'Quixworth',
          email: 'zebulon@quixworth.example',
          notes: 'Quixworth sings',
          spoken_languages: ['Quixworthian'],
          country_id: api.country('SE'),
        })
      ).id;
      const older = (await make.participant({ last_name: 'Quixworth-Older', country_id: api.country('SE') }))
        .id;
      idOf(await merge(admin, person, older));
      const [event, left, line] = [
        (await make.event({ name: 'Kept course' })).id,
        (await make.event()).id,
        (await make.event({ max_trainees: 1 })).id,
      ];
      const travel = {
        arrival_from: 'Quixworthville',
        expectations: 'To meet Quixworth',
        notes: 'Quixworth is late',
      };
      const journey = { participant: { connect: person }, ...travel };
      const booking = idOf(await book(admin, event, { ...journey, passport_number: 'QUIXWORTH1' }));
      idOf(await change(admin, 'EventBooking', { id: booking, arrival_from: 'Old Quixworthville' }));
      const seat = idOf(await book(admin, left, journey));
      idOf(await detach(admin, seat));
      idOf(await world.bookFrom(admin, line, 'SE'));
      const entry = idOf(await wait(admin, line, person, travel));
      await make.erasureRequest(person, { reason: 'Quixworth asked for it' });
      const papers = await documentedBooking(world, { event, booking, person });
      expect((await tablesWith('quixworth')).length).toBeGreaterThan(8);
      const before = await auditsOf('Participant', person);

      expect(outcomeOf(await erase(admin, person)), 'booked to come').toBe('IN_USE');
      idOf(
        await change(admin, 'EventBooking', {
          id: booking,
          booking_status: 'CONFIRMED',
          override_reason: 'Came',
        }),
      );
      await world.sql(
        `update centre_events set date_start = '2020-01-01', date_end = '2020-01-02' where id = ${event}`,
      );
      expect((await erase(admin, person)).data?.['made']).toEqual({
        id: person,
        fullName: `Erased participant ${person}`,
        erasedAt: expect.any(String) as string,
        bookingCount: 1,
      });
      // What was handed out stays as it was (M4).
      expect(await tablesWith('quixworth')).toEqual(['generated_documents']);
      expect((await papers.run()).modifiedFields).toBe('{}');
      expect(outcomeOf(await papers.update()), 'said of them once more').toBe('FORBIDDEN');
      expect(await papers.approved()).toMatchObject({
        name: `Certificate · Erased participant ${person}`,
        state: 'STALE',
        changes: [
          { label: `Booking ${booking}, arrival from`, before: '•••', after: null },
          {
            label: `Erased participant ${person}, full name`,
            before: '•••',
            after: `Erased participant ${person}`,
          },
          { label: `Erased participant ${person}, email`, before: '•••', after: null },
        ],
      });
      const after = await auditsOf('Participant', person);
      expect(after).toHaveLength(before.length + 1);
      expect(after[0]).toMatchObject({
        event: 'created',
        model: `Erased participant ${person}`,
        new: { last_name: '•••', email: '•••', country_id: api.country('SE') },
      });
      expect(after.at(-1)).toMatchObject({ event: 'updated', new: { reason: 'Asked for by letter' } });
      expect((await auditsOf('EventBooking', booking)).map(({ model }) => model)).toEqual(
        Array(4).fill(`Erased participant ${person} · Kept course`),
      );
      expect((await auditsOf('WaitingListEntry', entry)).at(-1)).toMatchObject({
        new: { closed_reason: 'ERASED' },
      });
      const found = await world.booking(
        booking,
        'bookingStatus arrivalFrom passportOnFile participant { fullName country { countryCode } }',
      );
      expect(found).toEqual({
        bookingStatus: 'CONFIRMED',
        arrivalFrom: null,
        passportOnFile: [],
        participant: { fullName: `Erased participant ${person}`, country: { countryCode: 'SE' } },
      });
      expect(outcomeOf(await erase(admin, person)), 'asked again').toBe('ok');
    });

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
        expect(await run(admin, key)).toMatchObject({ failed: 0 });
      }
      await admin.ask('mutation ($key: ID!) { importProblems(key: $key) }', { key: booked.key });
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

    it('erases who is deleted, and leaves them deleted; a second record goes with the one it became (G5)', async () => {
      const { admin, make, api, book, change, remove, restore } = world;
      const person = (await make.participant({ last_name: 'Binworth', country_id: api.country('SE') })).id;
      const second = (await make.participant({ last_name: 'Twoworth', country_id: api.country('SE') })).id;
      const event = (await make.event()).id;
      const journey = { participant: { connect: person }, arrival_from: 'Binworthville' };
      const booking = idOf(await book(admin, event, journey));
      idOf(await change(admin, 'EventBooking', { id: booking, booking_status: 'CANCELLED' }));
      idOf(await merge(admin, person, second));
      idOf(await remove(admin, 'Participant', person));
      const trash = async (fields: string) =>
        (
          (
            await admin.ask(
              `{ all: participants(first: 100, trashed: ONLY, orderBy: [{ column: DATE_CREATED, order: DESC }]) { data { id ${fields} } } }`,
              {},
            )
          )['all'] as { data: readonly Fields[] }
        ).data.filter(({ id }) => id === person || id === second);
      const may = async () =>
        (await trash('can { action allowed why }')).map(({ id, can }) => {
          const found = (can as readonly Fields[]).find(({ action }) => action === 'erase');
          return [id, found?.['allowed'], found?.['why']];
        });
      expect(await may()).toEqual([
        [second, false, 'This participant was merged into another. Erase that one.'],
        [person, true, null],
      ]);

      expect(outcomeOf(await erase(api.as('global_manager'), person))).toBe('FORBIDDEN');
      expect(outcomeOf(await erase(api.as('compliance'), person)), 'nobody asked').toBe('FORBIDDEN');
      expect(outcomeOf(await erase(admin, second))).toBe('NOT_FOUND');
      const { data } = await erase(admin, person, { reason: 'Asked for by mail' });
      expect(data?.['made']).toMatchObject({ id: person, fullName: `Erased participant ${person}` });
      for (const word of ['binworth', 'twoworth']) expect(await tablesWith(word)).toEqual([]);
      expect((await auditsOf('Participant', person)).at(-1)).toMatchObject({
        event: 'updated',
        new: { reason: 'Asked for by mail' },
      });
      expect(await trash('fullName')).toContainEqual({
        id: person,
        fullName: `Erased participant ${person}`,
      });
      expect(outcomeOf(await erase(admin, person)), 'asked again').toBe('ok');
      expect(outcomeOf(await restore(admin, 'Participant', person))).toBe('FORBIDDEN');
    });

    it('lets nobody be entered, booked or merged as them again', async () => {
      const { admin, personFrom, make, change, book } = world;
      const [gone, other] = [await personFrom('SE'), await personFrom('SE')];
      const to = { participant: { connect: gone }, booking_status: 'CANCELLED' };
      const cancelled = idOf(await book(admin, (await make.event()).id, to));
      idOf(await erase(admin, gone));
      const event = (await make.event()).id;
      expect(outcomeOf(await change(admin, 'Participant', { id: gone, last_name: 'Back' }))).toBe(
        'FORBIDDEN',
      );
      const booked = await book(admin, event, { participant: { connect: gone } });
      expect(validationOf(booked)).toHaveProperty('input.participant.connect');
      expect(outcomeOf(await merge(admin, other, gone))).toBe('FORBIDDEN');
      expect(outcomeOf(await change(admin, 'EventBooking', { id: cancelled, booking_status: 'NEW' }))).toBe(
        'FORBIDDEN',
      );
      expect(outcomeOf(await change(admin, 'EventBooking', { id: cancelled, notes: 'Sings' }))).toBe(
        'FORBIDDEN',
      );
    });

    it('is for administrators, for a reason, of the state last read (K6)', async () => {
      const { admin, personFrom, api, change } = world;
      const person = await personFrom('SE');
      expect(outcomeOf(await erase(api.as('global_manager'), person))).toBe('FORBIDDEN');
      expect(validationOf(await erase(admin, person, { reason: ' ' }))).toHaveProperty('input.reason');
      const { read } = await admin.ask('query ($id: ID!) { read: participant(id: $id) { dateModified } }', {
        id: person,
      });
      idOf(await change(admin, 'Participant', { id: person, city: 'Lund' }));
      const stale = { date_modified: (read as Fields)['dateModified'] };
      expect(outcomeOf(await erase(admin, person, stale))).toBe('STALE_WRITE');
      expect(outcomeOf(await erase(admin, person))).toBe('ok');
    });
  });
}
