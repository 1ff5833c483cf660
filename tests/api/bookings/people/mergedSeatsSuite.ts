import { describe, expect, it } from 'vitest';
import { unique } from '#tests/factories/records.ts';
import { testPassword } from '#tests/setup/testDatabase.ts';
import { type BookingWorld, detailsOf, idOf } from '../bookingWorld.ts';
import { type Client, outcomeOf, validationOf } from '#tests/api/Client.ts';
import { gap, runWorldOf } from '#tests/api/documents/runWorld.ts';
import { merge, mergingIn } from './merge.ts';

/** G3: what both have of the same events. */
export function mergedSeatsSuite(world: BookingWorld): void {
  const { preview, bookPerson, personOf, eventId } = mergingIn(world);

  describe('seats and places of two participants who are merged', { timeout: 60_000 }, () => {
    it('keeps one of two bookings on an event: the one further along, unless another is named (C9)', async () => {
      const { admin, api, personFrom } = world;
      // One after the other: of one day, they are told in the order of their ids.
      const usual = await eventId({ name: 'Usual' });
      const chosen = await eventId({ name: 'Chosen' });
      const cancelled = await eventId({ name: 'Cancelled' });
      const [kept, gone] = [await personFrom('SE'), await personFrom('SE')];
      const own = [await bookPerson(usual, kept), await bookPerson(chosen, kept)];
      const other = [
        await bookPerson(usual, gone, { booking_status: 'PENDING' }),
        await bookPerson(chosen, gone, { booking_status: 'PENDING' }),
      ];
      const history = await bookPerson(cancelled, gone, { booking_status: 'CANCELLED' });
      const seat = await bookPerson(cancelled, kept);
      const found = await preview(admin, kept, gone);
      expect(found).toMatchObject({ bookings: 3 });
      expect(found?.['doubles']).toMatchObject([
        { eventName: 'Usual', keepsDuplicates: true, own: { id: own[0], bookingStatus: 'NEW' } },
        { eventName: 'Chosen', keepsDuplicates: true, duplicates: { id: other[1] } },
      ]);
      const both = await merge(admin, kept, gone, { keep_bookings: [own[1], other[1]] });
      expect(validationOf(both)['input.keep_bookings.0']?.[0]).toMatch(/only one can be kept/);
      const strange = await merge(admin, kept, gone, { keep_bookings: [seat] });
      expect(validationOf(strange)).toHaveProperty('input.keep_bookings.0');
      expect(await personOf(history), 'refused, nothing has moved').toBe(gone);
      const runs = runWorldOf(api);
      await runs.textOf('invitation', `<p>${gap('participant.fullName')} ${gap('participant.email')}</p>`);
      const { key } = await runs.open(admin, 'INVITATION', { centre_event_id: usual });
      const ownValues = {
        [`PARTICIPANT:${kept}`]: { fullName: 'Dr. Kept' },
        [`PARTICIPANT:${gone}`]: { fullName: 'Dr. Gone', email: 'gone@clinic.example' },
      };
      expect((await runs.update(admin, key, ownValues)).errors).toBeUndefined();

      expect(outcomeOf(await merge(admin, kept, gone, { keep_bookings: [own[1]] }))).toBe('ok');
      expect(await personOf(other[0] ?? '')).toBe(kept);
      expect(await personOf(own[1] ?? '')).toBe(kept);
      expect(await personOf(history)).toBe(kept);
      expect(JSON.parse((await runs.read(admin, key)).modifiedFields), 'M2').toMatchObject({
        [`PARTICIPANT:${kept}`]: {
          fullName: { value: 'Dr. Kept' },
          email: { value: 'gone@clinic.example' },
        },
      });
      for (const dropped of [own[0], other[1]])
        expect(await admin.ask('query ($id: ID!) { eventBooking(id: $id) { id } }', { id: dropped })).toEqual(
          {
            eventBooking: null,
          },
        );
      expect(
        (await admin.ask('query ($id: ID!) { centreEvent(id: $id) { traineeCount } }', { id: usual }))[
          'centreEvent'
        ],
      ).toEqual({ traineeCount: 1 });
    });

    it("names who booked as bookings do: an e-mail address is nobody else's business (S1)", async () => {
      const { admin, api, make, personFrom, somebody } = world;
      const username = `nameless-${unique()}@office.example`;
      const { id } = await make.user({
        ...{ username, first_name: null, last_name: null, password: testPassword },
        ...{ roles: ['booker'], countries: [api.country('SE')] },
      });
      const [kept, gone, event] = [await personFrom('SE'), await personFrom('SE'), await eventId()];
      await bookPerson(event, kept);
      idOf(await world.book(api.as(username), event, { participant: { connect: gone } }));
      const authors = async (who: Client) => (await preview(who, gone, kept))?.['doubles'];
      expect(await authors(await somebody('global_manager'))).toMatchObject([
        { own: { authorName: `User ${id}` } },
      ]);
      expect(await authors(admin)).toMatchObject([{ own: { authorName: username } }]);
    });

    it('leaves one place in a line, and none where the person is booked (W2); a seat that is freed is told of (W4)', async () => {
      const { admin, personFrom, wait, bookFrom, somebody } = world;
      const [line, booked] = [await eventId({ max_trainees: 1 }), await eventId({ max_trainees: 2 })];
      const [kept, gone] = [await personFrom('SE'), await personFrom('SE')];
      idOf(await bookFrom(admin, line, 'SE'));
      const late = idOf(await wait(admin, line, kept));
      const better = idOf(await wait(admin, line, gone, { priority: 5 }));
      await bookPerson(booked, kept);
      const older = await bookPerson(booked, gone);
      const keepsOlder = async () => (await preview(admin, kept, gone))?.['doubles'];
      expect(await keepsOlder()).toMatchObject([{ keepsDuplicates: false }]);
      await world.sql(
        `update event_bookings set date_created = date_created - interval '1 day' where id = ${older}`,
      );
      expect(await keepsOlder()).toMatchObject([{ keepsDuplicates: true }]);
      const booker = await somebody('booker', 'SE');
      const next = idOf(await wait(booker, booked, await personFrom('SE')));
      expect(outcomeOf(await merge(admin, kept, gone))).toBe('ok');
      const { waitingListEntries } = await admin.ask(
        'query ($id: ID!) { waitingListEntries(where: { centre_event_id: $id }) { id participant { id } } }',
        { id: line },
      );
      expect(waitingListEntries).toEqual([{ id: better, participant: { id: kept } }]);
      expect(late).not.toBe(better);
      const { notifications } = await booker.ask('{ notifications { waitingListEntry { id } } }', {});
      expect(notifications).toEqual([{ waitingListEntry: { id: next } }]);
    });

    it('gives the room that one country has again to whoever waits for it there (C6, W4)', async () => {
      const { admin, personFrom, wait, somebody } = world;
      const event = await eventId({ max_bookings_country: 1 });
      const [kept, gone] = [await personFrom('SE'), await personFrom('PL')];
      await bookPerson(event, gone);
      const booker = await somebody('booker', 'PL');
      const next = idOf(await wait(booker, event, await personFrom('PL')));
      expect(outcomeOf(await merge(admin, kept, gone))).toBe('ok');
      const { notifications } = await booker.ask('{ notifications { waitingListEntry { id } } }', {});
      expect(notifications).toEqual([{ waitingListEntry: { id: next } }]);
    });

    it('asks an event about the country of the one who stays (S2, C6), and refuses whole', async () => {
      const { admin, make, api, personFrom } = world;
      const event = await eventId({
        name: 'Swedish course',
        restrict_countries: true,
        allowed_countries: { sync: [api.country('SE')] },
      });
      const [kept, gone] = [await personFrom('JP'), await personFrom('SE')];
      const booking = await bookPerson(event, gone);
      const refused = await merge(admin, kept, gone);
      expect(detailsOf(refused)).toMatchObject({ code: 'COUNTRY_NOT_ALLOWED', country: 'Japan' });
      expect(validationOf(refused)['input.duplicate_id']?.[0]).toMatch(/^Swedish course: /);
      expect(await personOf(booking)).toBe(gone);
      expect(outcomeOf(await merge(admin, kept, gone, { from_duplicate: ['country_id'] }))).toBe('ok');
      const limited = await eventId({ max_bookings_country: 1 });
      const [one, two, third] = [
        await personFrom('DE'),
        await personFrom('DE'),
        (await make.participant({ country_id: api.country('PL') })).id,
      ];
      await bookPerson(limited, one);
      await bookPerson(limited, third);
      expect(detailsOf(await merge(admin, two, third))).toMatchObject({
        code: 'COUNTRY_LIMIT',
        overridable: true,
      });
      expect(outcomeOf(await merge(admin, two, third, { override_reason: 'One person' }))).toBe('ok');
      const { audits } = (await admin.ask(
        'query ($conditions: AuditWhereConditions) { audits(whereConditions: $conditions) { data { newValues } } }',
        { conditions: { column: 'AUDITABLE_ID', value: two } },
      )) as { audits: { data: readonly { newValues: string }[] } };
      expect(
        audits.data.some(({ newValues }) => newValues.includes('One person')),
        'why is kept (C8)',
      ).toBe(true);
    });
  });
}
