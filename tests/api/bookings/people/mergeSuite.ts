import { describe, expect, it } from 'vitest';
import { unique, type Fields } from '#tests/factories/records.ts';
import { testPassword } from '#tests/setup/testDatabase.ts';
import { type BookingWorld, detailsOf, idOf } from '../bookingWorld.ts';
import { type Client, outcomeOf, validationOf } from '#tests/api/Client.ts';
import { gap, runWorldOf } from '#tests/api/documents/runWorld.ts';
import { countOf, madeView } from '#tests/api/views/viewWorld.ts';
import { merge } from './merge.ts';

/** G3: two records of one person become one. */
export function mergeSuite(world: BookingWorld): void {
  const preview = async (who: Client, id: string, duplicate: string) =>
    (
      await who.ask(
        `query ($id: ID!, $duplicate: ID!) { found: participantMerge(id: $id, duplicate_id: $duplicate) {
          bookings waitingListEntries documents
          doubles { eventName keepsDuplicates own { id bookingStatus authorName } duplicates { id } } } }`,
        { id, duplicate },
      )
    )['found'] as Fields | null;
  const leadsTo = async (who: Client, path: string) => {
    const { to } = await who.ask('query ($path: String!) { to: redirectLookup(path: $path) { target } }', {
      path,
    });
    return (to as Fields)['target'];
  };
  const bookPerson = async (event: string, person: string, over: Fields = {}) =>
    idOf(await world.book(world.admin, event, { participant: { connect: person }, ...over }));
  const personOf = async (booking: string) =>
    ((await world.booking(booking, 'participant { id }')) as { participant: { id: string } }).participant.id;
  const eventId = async (over: Fields = {}) => (await world.make.event(over)).id;

  describe('merging two participants', { timeout: 60_000 }, () => {
    it('shows what it would do, and then moves bookings, places in line and chosen values', async () => {
      const { admin, make, api, wait, entry, somebody } = world;
      const kept = (await make.participant({ country_id: api.country('SE'), city: 'Lund' })).id;
      const gone = (
        await make.participant({
          country_id: api.country('SE'),
          city: 'Malmö',
          email: 'anna.b@clinic.example',
          onekey_id: 'OK-MERGED',
        })
      ).id;
      const [first, full] = [await eventId(), await eventId({ max_trainees: 1 })];
      await make.deleted('EventBooking', await bookPerson(first, gone));
      const booking = await bookPerson(first, gone);
      idOf(await world.bookFrom(admin, full, 'SE'));
      await make.deleted('WaitingListEntry', idOf(await wait(admin, full, gone)));
      const waiting = idOf(await wait(admin, full, gone));
      expect(await preview(admin, kept, gone)).toEqual({
        bookings: 1,
        waitingListEntries: 1,
        documents: 0,
        doubles: [],
      });

      const merged = await merge(admin, kept, gone, { from_duplicate: ['email', 'onekey_id'] });
      expect(merged.data?.['made']).toEqual({
        id: kept,
        onekeyId: 'OK-MERGED',
        email: 'anna.b@clinic.example',
        city: 'Lund',
        bookingCount: 1,
      });
      expect(await personOf(booking)).toBe(kept);
      expect(await entry(waiting, 'participant { id }')).toEqual({ participant: { id: kept } });
      const { participant } = await admin.ask('query ($id: ID!) { participant(id: $id) { id } }', {
        id: gone,
      });
      expect(participant).toBeNull();
      expect(outcomeOf(await merge(admin, kept, gone)), 'asked again').toBe('ok');
      expect(await leadsTo(admin, `/participants/${gone}/edit`)).toBe(`/participants/${kept}/edit`);
      expect(await leadsTo(await somebody('viewer', 'JP'), `/participants/${gone}`), 'hidden').toBeNull();
      expect(outcomeOf(await world.restore(admin, 'Participant', gone))).toBe('VALIDATION');
      const { audits } = (await admin.ask(
        `query ($conditions: AuditWhereConditions) { audits(whereConditions: $conditions) { data { auditableType event newValues } } }`,
        { conditions: { column: 'AUDITABLE_ID', operator: 'IN', value: [kept, gone, booking, waiting] } },
      )) as { audits: { data: readonly { auditableType: string; event: string; newValues: string }[] } };
      const told = audits.data.map(
        ({ auditableType, event, newValues }) => `${auditableType} ${event} ${newValues}`,
      );
      expect(told).toEqual(
        expect.arrayContaining([
          expect.stringMatching(/^Participant deleted .*merged_into_id/),
          expect.stringMatching(/^Participant updated .*merged_from/),
          expect.stringMatching(new RegExp(`^EventBooking updated .*participant_id\\D+${kept}\\b`)),
          expect.stringMatching(/^WaitingListEntry updated .*participant_id/),
        ]),
      );
    });

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

    it('takes along the views of whoever looks at the bookings of one of them', async () => {
      const { admin, make } = world;
      const [kept, gone] = [(await make.participant()).id, (await make.participant()).id];
      await bookPerson(await eventId(), kept);
      await bookPerson(await eventId(), gone);
      const look = (ids: readonly string[]) => ({
        filter: { whereConditions: { AND: [{ column: 'PARTICIPANT_ID', operator: 'IN', value: ids }] } },
      });
      const ofGone = (id: string) => ({ where: { participant_id: id } });
      const { id } = await madeView(admin, {
        ...{ resource: 'bookings', type: 'EventBooking' },
        look: JSON.stringify(look([gone, kept])),
        arguments: JSON.stringify(ofGone(gone)),
      });
      expect(await countOf(admin, id)).toBe(1);
      await merge(admin, kept, gone);
      const { view } = await admin.ask('query ($id: ID!) { view: savedView(id: $id) { look arguments } }', {
        id,
      });
      const { look: shown, arguments: asked } = view as { look: string; arguments: string };
      expect([JSON.parse(shown), JSON.parse(asked)]).toEqual([look([kept]), ofGone(kept)]);
      expect(await countOf(admin, id)).toBe(2);
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

    it('is not for managers of countries, nor of people who are not there', async () => {
      const { admin, personFrom, somebody } = world;
      const [kept, gone] = [await personFrom('DE'), await personFrom('DE')];
      const manager = await somebody('country_manager', 'DE');
      expect(await preview(manager, kept, gone)).toBeNull();
      expect(outcomeOf(await merge(manager, kept, gone))).toBe('FORBIDDEN');
      for (const other of ['999999999', kept]) expect(await preview(admin, kept, other)).toBeNull();
      expect(outcomeOf(await merge(admin, kept, 'nobody'))).toBe('NOT_FOUND');
      expect(validationOf(await merge(admin, kept, kept))).toHaveProperty('input.duplicate_id');
      expect(validationOf(await merge(admin, kept, gone, { from_duplicate: ['id'] }))).toHaveProperty(
        'input.from_duplicate.0',
      );
    });

    it('refuses what was decided on an older state of either (K6)', async () => {
      const { admin, personFrom, change } = world;
      const [kept, gone] = [await personFrom('SE'), await personFrom('SE')];
      const read = async (id: string) =>
        (
          (await admin.ask('query ($id: ID!) { p: participant(id: $id) { dateModified } }', { id }))[
            'p'
          ] as Fields
        )['dateModified'];
      const [own, other] = [await read(kept), await read(gone)];
      idOf(await change(admin, 'Participant', { id: gone, city: 'Uppsala' }));
      expect(outcomeOf(await merge(admin, kept, gone, { duplicate_date_modified: other }))).toBe(
        'STALE_WRITE',
      );
      idOf(await change(admin, 'Participant', { id: kept, city: 'Lund' }));
      expect(outcomeOf(await merge(admin, kept, gone, { date_modified: own }))).toBe('STALE_WRITE');
      const now = { date_modified: await read(kept), duplicate_date_modified: await read(gone) };
      expect(outcomeOf(await merge(admin, kept, gone, now))).toBe('ok');
    });

    it('and a booking of the duplicate at the same moment leave nobody booked who is gone (K1)', async () => {
      const { admin, personFrom, book } = world;
      for (let round = 0; round < 6; round += 1) {
        const event = await eventId();
        const [kept, gone] = [await personFrom('SE'), await personFrom('SE')];
        const [merged, booked] = await Promise.all([
          merge(admin, kept, gone),
          book(admin, event, { participant: { connect: gone } }),
        ]);
        expect(['ok', 'BUSY']).toContain(outcomeOf(merged));
        expect(['ok', 'VALIDATION', 'BUSY']).toContain(outcomeOf(booked));
        if (outcomeOf(merged) === 'ok' && outcomeOf(booked) === 'ok')
          expect(await personOf(idOf(booked))).toBe(kept);
      }
    });
  });
}
