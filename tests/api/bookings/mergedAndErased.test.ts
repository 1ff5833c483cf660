import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Fields } from '#tests/factories/records.ts';
import { bookingWorldOf, detailsOf, idOf } from './bookingWorld.ts';
import { type Client, outcomeOf, validationOf } from '../Client.ts';
import { useApi } from '../useApi.ts';

const world = bookingWorldOf(useApi());

const merge = (who: Client, id: string, duplicate: string, over: Fields = {}) =>
  who.send(
    'mutation ($input: MergeParticipantsInput!) { made: mergeParticipants(input: $input) { id onekeyId email city bookingCount } }',
    { input: { id, duplicate_id: duplicate, ...over } },
  );
const preview = async (who: Client, id: string, duplicate: string) =>
  (
    await who.ask(
      `query ($id: ID!, $duplicate: ID!) { found: participantMerge(id: $id, duplicate_id: $duplicate) {
        bookings hiddenBookings waitingListEntries documents
        doubles { eventName keepsDuplicates own { id bookingStatus authorName } duplicates { id } } } }`,
      { id, duplicate },
    )
  )['found'] as Fields | null;
const bookPerson = async (event: string, person: string, over: Fields = {}) =>
  idOf(await world.book(world.admin, event, { participant: { connect: person }, ...over }));
const personOf = async (booking: string) =>
  ((await world.booking(booking, 'participant { id }')) as { participant: { id: string } }).participant.id;
const eventId = async (over: Fields = {}) => (await world.make.event(over)).id;

/** G3: two records of one person become one. */
describe('merging two participants', { timeout: 60_000 }, () => {
  it('shows what it would do, and then moves bookings, places in line and chosen values', async () => {
    const { admin, make, api, wait, entry } = world;
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
    const booking = await bookPerson(first, gone);
    idOf(await world.bookFrom(admin, full, 'SE'));
    const waiting = idOf(await wait(admin, full, gone));
    expect(await preview(admin, kept, gone)).toEqual({
      bookings: 1,
      hiddenBookings: 0,
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
    const { participant } = await admin.ask('query ($id: ID!) { participant(id: $id) { id } }', { id: gone });
    expect(participant).toBeNull();
    expect(outcomeOf(await merge(admin, kept, gone)), 'asked again').toBe('ok');
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
    const { admin, personFrom } = world;
    const names = ['Usual', 'Chosen', 'Cancelled'];
    const events = await Promise.all(names.map((name) => eventId({ name })));
    const [usual = '', chosen = '', cancelled = ''] = events;
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

    expect(outcomeOf(await merge(admin, kept, gone, { keep_bookings: [own[1]] }))).toBe('ok');
    expect(await personOf(other[0] ?? '')).toBe(kept);
    expect(await personOf(own[1] ?? '')).toBe(kept);
    expect(await personOf(history)).toBe(kept);
    for (const dropped of [own[0], other[1]])
      expect(await admin.ask('query ($id: ID!) { eventBooking(id: $id) { id } }', { id: dropped })).toEqual({
        eventBooking: null,
      });
    expect(
      (await admin.ask('query ($id: ID!) { centreEvent(id: $id) { traineeCount } }', { id: usual }))[
        'centreEvent'
      ],
    ).toEqual({ traineeCount: 1 });
  });

  it('leaves one place in a line, and none where the person is booked (W2); a seat that is freed is told of (W4)', async () => {
    const { admin, personFrom, wait, bookFrom, somebody } = world;
    const [line, booked] = [await eventId({ max_trainees: 1 }), await eventId({ max_trainees: 2 })];
    const [kept, gone] = [await personFrom('SE'), await personFrom('SE')];
    idOf(await bookFrom(admin, line, 'SE'));
    const late = idOf(await wait(admin, line, kept));
    const better = idOf(await wait(admin, line, gone, { priority: 5 }));
    await bookPerson(booked, kept);
    await bookPerson(booked, gone);
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

  it('is for managers, of people they see both of; what they do not see moves as well (S1)', async () => {
    const { admin, personFrom, somebody, api, make } = world;
    const [kept, gone, abroad] = [await personFrom('DE'), await personFrom('DE'), await personFrom('JP')];
    const hidden = await eventId({
      training_centre_id: (await make.centre({ country_id: api.country('FR') })).id,
    });
    const booking = await bookPerson(hidden, gone);
    const [manager, booker] = [await somebody('country_manager', 'DE'), await somebody('booker', 'DE')];
    expect(await preview(booker, kept, gone)).toBeNull();
    expect(outcomeOf(await merge(booker, kept, gone))).toBe('FORBIDDEN');
    expect(await preview(manager, kept, abroad)).toBeNull();
    expect(outcomeOf(await merge(manager, kept, abroad))).toBe('NOT_FOUND');
    expect(outcomeOf(await merge(admin, kept, 'nobody'))).toBe('NOT_FOUND');
    expect(validationOf(await merge(admin, kept, kept))).toHaveProperty('input.duplicate_id');
    expect(validationOf(await merge(admin, kept, gone, { from_duplicate: ['id'] }))).toHaveProperty(
      'input.from_duplicate.0',
    );
    expect(await preview(manager, kept, gone)).toMatchObject({ bookings: 1, hiddenBookings: 1 });
    expect(outcomeOf(await merge(manager, kept, gone))).toBe('ok');
    expect(await personOf(booking)).toBe(kept);
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
    expect(outcomeOf(await merge(admin, kept, gone, { duplicate_date_modified: other }))).toBe('STALE_WRITE');
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

/** G5: nothing personal is left of somebody; what was counted of them still is. */
describe('erasing a participant', { timeout: 60_000 }, () => {
  it('leaves no word of them anywhere, every row of the audit, and every count', async () => {
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
    expect((await tablesWith('quixworth')).length).toBeGreaterThan(3);
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
    expect(await tablesWith('quixworth')).toEqual([]);
    const after = await auditsOf('Participant', person);
    expect(after).toHaveLength(before.length + 1);
    expect(after[0]).toMatchObject({
      event: 'created',
      model: `Erased participant ${person}`,
      new: { last_name: '•••', email: '•••', country_id: api.country('SE') },
    });
    expect(after.at(-1)).toMatchObject({ event: 'updated', new: { reason: 'Asked for by letter' } });
    expect((await auditsOf('EventBooking', booking)).map(({ model }) => model)).toEqual(
      Array(3).fill(`Erased participant ${person} · Kept course`),
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

  it('lets nobody be entered, booked or merged as them again', async () => {
    const { admin, personFrom, make, change, book } = world;
    const [gone, other] = [await personFrom('SE'), await personFrom('SE')];
    idOf(await erase(admin, gone));
    const event = (await make.event()).id;
    expect(outcomeOf(await change(admin, 'Participant', { id: gone, last_name: 'Back' }))).toBe('FORBIDDEN');
    const booked = await book(admin, event, { participant: { connect: gone } });
    expect(validationOf(booked)).toHaveProperty('input.participant.connect');
    expect(outcomeOf(await merge(admin, other, gone))).toBe('FORBIDDEN');
  });

  it('is for administrators and compliance, for a reason, of the state last read (K6)', async () => {
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
    expect(outcomeOf(await erase(api.as('compliance'), person))).toBe('ok');
  });
});
