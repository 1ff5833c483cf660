import { describe, expect, it } from 'vitest';
import type { Fields } from '#tests/factories/records.ts';
import { type BookingWorld, idOf } from '../bookingWorld.ts';
import { outcomeOf, validationOf } from '#tests/api/Client.ts';
import { creating } from '#tests/api/mutations.ts';
import { documentedBooking } from './documentedBooking.ts';
import { eraserOf } from './eraserOf.ts';
import { change as changeTogether, ended, preview } from '#tests/api/writes/changeWorld.ts';
import { merge } from './merge.ts';

/** G5: nothing personal is left of somebody; what was counted of them still is. */
export function erasureSuite(world: BookingWorld): void {
  const { erase, tablesWith, auditsOf, exportsOf } = eraserOf(world);

  const narrowed = (text: string) => ({
    look: JSON.stringify({ filter: { text_search: text } }),
    arguments: JSON.stringify({ where: { text_search: text } }),
  });
  const viewOf = async (text: string): Promise<string> => {
    const input = { resource: 'bookings', type: 'EventBooking', label: `By ${text.length} letters` };
    return idOf(await world.admin.send(creating('SavedView'), { input: { ...input, ...narrowed(text) } }));
  };

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
      const handedOn = idOf(await book(admin, left, journey));
      idOf(await detach(admin, handedOn));
      const successor = { connect: (await make.participant()).id };
      const noted = { id: handedOn, participant: successor, notes: 'The successor sings' };
      idOf(await change(admin, 'EventBooking', noted));
      idOf(await world.bookFrom(admin, line, 'SE'));
      const entry = idOf(await wait(admin, line, person, travel));
      await make.erasureRequest(person, { reason: 'Quixworth asked for it' });
      const papers = await documentedBooking(world, { event, booking, person });
      const ofSeats = {
        [`EVENT_BOOKING:${seat}`]: { notes: 'Quixworth' },
        [`EVENT_BOOKING:${handedOn}`]: { notes: 'The successor laughs' },
      };
      await world.sql(
        `update document_runs set modified_fields = modified_fields || '${JSON.stringify(ofSeats)}' where jsonb_exists(modified_fields, 'PARTICIPANT:${person}')`,
      );
      idOf(await change(admin, 'Participant', { id: person, city: 'Quixworthby' }));
      const where = { text_search: 'zébulon QUIX', booking_type: 'TRAINEE' };
      const exported = {
        subject: 'EventBooking',
        columns: ['participant'],
        arguments: JSON.stringify({ where }),
      };
      await admin.ask('mutation ($input: RecordExportInput!) { recordExport(input: $input) }', {
        input: exported,
      });
      const views = await Promise.all(
        ['zebulon QUIXWORTH', 'zebulon@quixworth.example', 'Zebulon'].map(viewOf),
      );
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
      const { savedViews } = await admin.ask('{ savedViews { id look arguments } }', {});
      const looks = new Map(
        (savedViews as { id: string; look: string; arguments: string }[]).map((view) => [view.id, view]),
      );
      expect(views.map((id) => looks.get(id))).toEqual(
        // Many are called so.
        ['•••', '•••', 'Zebulon'].map((text, index) => ({ id: views[index], ...narrowed(text) })),
      );
      // What was handed out stays as it was (M4).
      expect(await tablesWith('quixworth')).toEqual(['generated_documents']);
      expect((await exportsOf('EventBooking')).at(-1)).toEqual({
        columns: ['participant'],
        arguments: { where: { ...where, text_search: '•••' } },
        rows: expect.any(Number) as number,
      });
      expect((await papers.run()).modifiedFields).toBe('{}');
      expect(await tablesWith('successor laughs'), 'P4').toEqual(['document_runs']);
      expect(outcomeOf(await papers.update()), 'said of them once more').toBe('FORBIDDEN');
      expect(await papers.approved()).toMatchObject({
        name: `Invitation · Erased participant ${person}`,
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
      const moved = { event: 'updated', old: { city: null }, new: { city: '•••' } };
      expect(after, 'there was nothing before').toContainEqual(expect.objectContaining(moved));
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
      expect(await world.booking(handedOn, 'notes'), 'P4').toEqual({ notes: 'The successor sings' });
      expect(outcomeOf(await erase(admin, person)), 'asked again').toBe('ok');
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

    it('leaves what became of others who were changed together with them, and its undoing (G5, V3)', async () => {
      const { admin, personFrom, book, change, detach, make } = world;
      const [gone, other] = [await personFrom('SE'), await personFrom('SE')];
      const seat = idOf(await book(admin, (await make.event()).id, { participant: { connect: gone } }));
      idOf(await detach(admin, seat));
      idOf(await change(admin, 'EventBooking', { id: seat, participant: { connect: other } }));
      const ofSeat = { type: 'EventBooking', ids: [seat], changes: { notes: 'Sings' } };
      const ofPeople = { type: 'Participant', ids: [gone, other], changes: { city: 'Lund' } };
      const versions = (await preview(admin, ofPeople)).rows.map(({ id, version }) => [id, version] as const);
      const outdated = { ...Object.fromEntries(versions), [gone]: '2020-01-01T00:00:00.000Z' };
      const seats = await changeTogether(admin, ofSeat);
      const people = await changeTogether(admin, ofPeople, JSON.stringify(outdated));
      expect(people).toMatchObject({ done: 1, failed: 1 });
      idOf(await erase(admin, gone));
      expect(await ended(admin, seats.id)).toEqual(seats);
      const rows = people.rows.map((row) =>
        row.key === gone ? { ...row, label: `Erased participant ${gone}`, message: '•••' } : row,
      );
      expect(await ended(admin, people.id)).toEqual({ ...people, rows });
      const { undone } = await admin.ask(
        'mutation ($id: ID!) { undone: undoRecordChange(task: $id) { id } }',
        { id: people.id },
      );
      expect(await ended(admin, (undone as Fields)['id'] as string)).toMatchObject({ done: 1, failed: 0 });
      expect(
        await admin.ask('query ($id: ID!) { other: participant(id: $id) { city } }', { id: other }),
      ).toEqual({ other: { city: null } });
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
