import { beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '#server/access/roleTable.ts';
import type { Fields } from '#tests/factories/records.ts';
import { bookingWorldOf, idOf } from '../bookings/bookingWorld.ts';
import { outcomeOf, type Client, validationOf } from '../Client.ts';
import { useApi } from '../useApi.ts';
import { accessWorldOf } from './accessWorld.ts';

/** Roles combine by union: together they open what either opens alone, no more and no less. */
const api = useApi();
const world = bookingWorldOf(api);
const { admin, book, bookFrom, change, personFrom, remove, wait } = world;

const { somebody, ...access } = accessWorldOf(api);
const eventIn = async (code: string, over: Fields = {}): Promise<string> =>
  (await access.eventIn(code, over)).id;
const ofGermany = (...roles: readonly Role[]) => somebody(roles, 'DE');

const can = `query ($id: ID!) { row: eventBooking(id: $id) { can { action allowed } } }`;
const allowed = async (who: Client, id: string, action: string): Promise<boolean | undefined> => {
  const { row } = await who.ask(can, { id });
  const { can: told } = row as { can: { action: string; allowed: boolean }[] };
  return told.find((one) => one.action === action)?.allowed;
};

let [home, abroad] = ['', ''];
beforeAll(async () => {
  [home, abroad] = [await eventIn('DE'), await eventIn('JP')];
});

describe('who sees events everywhere, and bookings of their countries', () => {
  const listed = `query ($ids: Mixed) { rows: eventBookings(first: 100, where: {
    whereConditions: { column: ID, operator: IN, value: $ids } }) { data { id } paginatorInfo { total } } }`;

  it.each<Role>(['country_manager', 'viewer'])(
    'sees as %s and booker none abroad but their own (S1, S2)',
    async (role) => {
      const who = await ofGermany(role, 'booker');
      const held = { country_id: api.country('DE') };
      const made = async (by: Client, event: string) => [
        idOf(await bookFrom(by, event, 'DE')),
        idOf(await book(by, event, held)),
      ];
      const [near, far] = [await made(admin, home), await made(admin, abroad)];
      const seen = [...near, ...(await made(who, abroad))];
      const { rows } = await who.ask(listed, { ids: [...seen, ...far] });
      const { data, paginatorInfo } = rows as { data: { id: string }[]; paginatorInfo: { total: number } };
      expect(data.map(({ id }) => id).sort()).toEqual([...seen].sort());
      expect(paginatorInfo.total).toBe(seen.length);
    },
  );

  it.each<Role>(['country_manager', 'viewer'])(
    'sees as %s and booker nobody who waits abroad but for their own sake (S1, S2)',
    async (role) => {
      const who = await ofGermany(role, 'booker');
      const seats = { max_trainees: 0 };
      const [near, far] = [await eventIn('DE', seats), await eventIn('JP', seats)];
      const waits = async (by: Client, event: string) => idOf(await wait(by, event, await personFrom('DE')));
      const seen = [await waits(admin, near), await waits(who, far)];
      const hidden = await waits(admin, far);
      const { rows } = await who.ask('{ rows: waitingListEntries { id } }', {});
      const ids = (rows as { id: string }[]).map(({ id }) => id);
      expect(ids).toEqual(expect.arrayContaining(seen));
      expect(ids).not.toContain(hidden);
      expect(outcomeOf(await world.upgrade(who, hidden))).toBe('NOT_FOUND');
    },
  );
});

describe('a manager of a country with a role that writes everywhere', () => {
  it.each([
    ['compliance', 'confirm', { booking_status: 'CONFIRMED' }, 'EVENT_OVER'],
    // With a reason it is more than flights, and that is a manager's to write.
    ['logistics', 'update_flights', { arrival_flight: 'LH 1' }, 'FORBIDDEN'],
  ] as const)(
    'who is of %s writes no more abroad once the event is over (B4)',
    async (role, action, input, refusal) => {
      const who = await ofGermany('country_manager', role);
      for (const [code, may] of [
        ['DE', true],
        ['JP', false],
      ] as const) {
        const days = { date_start: '2026-03-02', date_end: '2026-03-03' };
        const reason = { override_reason: 'It was forgotten' };
        const id = idOf(await bookFrom(admin, await eventIn(code, days), 'DE', reason));
        expect(await allowed(who, id, action), code).toBe(may);
        const written = await change(who, 'EventBooking', { id, ...input, ...reason });
        expect(outcomeOf(written), code).toBe(may ? 'ok' : refusal);
      }
    },
  );
});

describe('after an event at home, bookings that its manager does not change', () => {
  const days = { date_start: '2026-03-02', date_end: '2026-03-03' };
  const late = { override_reason: 'It was forgotten' };
  const restricted = { restrict_countries: true, allowed_countries: { sync: [] as string[] } };

  it.each([
    ['compliance', 'confirm', { booking_status: 'CONFIRMED', ...late }],
    ['logistics', 'update_flights', { arrival_flight: 'LH 1' }],
  ] as const)('are changed by none who is of %s too (B4, S2)', async (role, action, input) => {
    const who = await ofGermany('country_manager', role);
    const past = await eventIn('DE', days);
    const closed = await eventIn('DE', { ...days, ...restricted });
    const ofStranger = idOf(await bookFrom(admin, past, 'JP', late));
    const onClosed = idOf(
      await book(admin, closed, {
        ...late,
        booking_type: 'STAFF',
        participant: { connect: await personFrom('DE') },
      }),
    );
    for (const id of [ofStranger, onClosed]) {
      expect(await allowed(who, id, action)).toBe(false);
      expect(await change(who, 'EventBooking', { id, ...input })).toMatchObject({
        errors: [{ extensions: { code: 'EVENT_OVER', nextSteps: ['ASK_MANAGER'] } }],
      });
    }
  });
});

describe('a manager of a country who books as well', () => {
  it('books abroad as a booker does, and what they booked is theirs (S2)', async () => {
    const who = await ofGermany('country_manager', 'booker');
    const { told, event } = await who.ask(
      `query ($id: ID!) { told: eventAvailability(centre_event_id: $id) { bookTrainee { allowed } }
        event: centreEvent(id: $id) { can { action allowed } } }`,
      { id: abroad },
    );
    expect(told).toEqual({ bookTrainee: { allowed: true } });
    expect(event).toMatchObject({
      can: expect.arrayContaining([{ action: 'book', allowed: true }]) as unknown,
    });
    const id = idOf(await bookFrom(who, abroad, 'DE'));
    expect(outcomeOf(await change(who, 'EventBooking', { id, notes: 'mine' }))).toBe('ok');
    expect(outcomeOf(await remove(who, 'EventBooking', id))).toBe('ok');
    const others = idOf(await bookFrom(admin, home, 'DE'));
    expect(outcomeOf(await change(who, 'EventBooking', { id: others, notes: 'of my country' }))).toBe('ok');
    // A manager's reach ends at the border, whoever books beyond it.
    const moved = await change(who, 'EventBooking', { id: others, centre_event_id: abroad });
    expect(outcomeOf(moved)).toBe('FORBIDDEN');
  });

  it('takes a status back and books after the event where they manage it, and not abroad (B1, B4)', async () => {
    const who = await ofGermany('country_manager', 'booker');
    for (const [event, isManaged] of [
      [home, true],
      [abroad, false],
    ] as const) {
      const id = idOf(await bookFrom(who, event, 'DE'));
      idOf(await change(who, 'EventBooking', { id, booking_status: 'CONFIRMED' }));
      expect(await allowed(who, id, 'take_back')).toBe(isManaged);
      const back = await change(who, 'EventBooking', { id, booking_status: 'PENDING' });
      expect(outcomeOf(back)).toBe(isManaged ? 'ok' : 'TRANSITION_NOT_ALLOWED');
      const days = { date_start: '2026-03-02', date_end: '2026-03-03' };
      const past = await eventIn(isManaged ? 'DE' : 'JP', days);
      const late = await bookFrom(who, past, 'DE', { override_reason: 'It was forgotten' });
      expect(outcomeOf(late)).toBe(isManaged ? 'ok' : 'EVENT_OVER');
    }
  });
});

describe('a manager of a country whose other role sees every event and everybody', () => {
  it('is told that a restricted event at home is why they may not, wherever it is (S2)', async () => {
    const event = await eventIn('DE', { restrict_countries: true });
    const booking = idOf(await bookFrom(admin, await eventIn('DE'), 'DE'));
    await world.sql(`update event_bookings set centre_event_id = ${event} where id = ${booking}`);
    const { id: document } = await world.make.filedDocument(event, {});
    const asked = `query ($event: ID!, $booking: ID!, $document: ID!) {
      centreEvent(id: $event) { can { action why } } eventBooking(id: $booking) { can { action why } }
      approvedDocument(id: $document) { can { action why } } }`;
    const sorted = (actions: string[]) => actions.sort();
    const wordsOf = async (role: Role) => {
      const told = await (await ofGermany('country_manager', role)).ask(asked, { event, booking, document });
      return Object.values(told).map((row) =>
        (row as { can: { action: string; why: string | null }[] }).can
          .filter(({ why }) => why?.includes('not open to your countries'))
          .map(({ action }) => action)
          .sort(),
      );
    };
    const booked = ['update', 'delete', 'cancel', 'take_back', 'attach', 'detach'];
    expect(await wordsOf('logistics')).toEqual(
      [
        ['update', 'delete', 'update_cost_terms', 'book'],
        [...booked, 'confirm'],
        ['upload', 'remove'],
      ].map(sorted),
    );
    const ofPassports = ['reveal_passport', 'reveal_passport_at_once'];
    expect(await wordsOf('compliance')).toEqual(
      [['update', 'delete', 'book'], [...booked, 'update_flights', ...ofPassports], []].map(sorted),
    );
  });

  it('reads and changes no more of a restricted event at home than a manager does (S2)', async () => {
    const trainer = (await world.make.trainer({ country_id: api.country('DE') })).id;
    const teaching = { trainers: { sync: [{ id: trainer, priority: 1 }] } };
    const { costCategories } = await admin.ask('{ costCategories { id path } }', {});
    const ofFaculty = (costCategories as { id: string; path: string }[]).find(
      ({ path }) => path === 'Faculty',
    );
    const cost = { name: 'Fee', cost_category_id: ofFaculty?.id, currency: 'EUR' };
    const event = await eventIn('DE', {
      restrict_countries: true,
      ...teaching,
      estimated_costs: { create: [cost] },
    });
    const booking = idOf(await bookFrom(admin, event, 'DE'));
    const { id: contract } = await world.make.filedDocument(event, { purpose: 'CONTRACT' });
    const told = `query ($id: ID!, $event: Mixed) {
      centreEvent(id: $id) { trainerHonoraria { trainerName } estimatedCosts { name } costTotals { isPartial } can { action allowed why } }
      audits(whereConditions: { column: OWNER_ID, value: $event }) { paginatorInfo { total } }
      approvedDocuments { id } }`;
    const why = 'This event is restricted, and not open to your countries.';
    for (const role of ['logistics', 'compliance'] as const) {
      const who = await ofGermany('country_manager', role);
      const logged = role === 'compliance';
      const { centreEvent, audits, approvedDocuments } = await who.ask(told, { id: event, event });
      expect(centreEvent, role).toMatchObject({
        trainerHonoraria: logged ? [{}] : [],
        estimatedCosts: logged ? [{ name: 'Fee' }] : [],
        costTotals: { isPartial: !logged },
        can: expect.arrayContaining([{ action: 'update', allowed: false, why }]) as unknown,
      });
      expect((audits as { paginatorInfo: { total: number } }).paginatorInfo.total > 0, role).toBe(logged);
      expect(
        (approvedDocuments as { id: string }[]).some(({ id }) => id === contract),
        role,
      ).toBe(logged);
      expect(outcomeOf(await change(who, 'CentreEvent', { id: event, name: 'Ours' })), role).toBe(
        'FORBIDDEN',
      );
      const reveal = `mutation ($id: ID!) { revealEventBookingPassport(id: $id, reason: "Visa") { passportNumber } }`;
      const passport = role === 'compliance' ? 'FORBIDDEN' : 'ok';
      expect(outcomeOf(await who.send(reveal, { id: booking })), role).toBe(passport);
    }
  });

  it('keeps a country of theirs where they restrict an event, and reads spend and the log of their people (S1)', async () => {
    const who = await ofGermany('country_manager', 'logistics');
    const elsewhere = { restrict_countries: true, allowed_countries: { sync: [api.country('FR')] } };
    const narrowed = await change(who, 'CentreEvent', { id: home, ...elsewhere });
    expect(validationOf(narrowed)).toEqual({ 'input.allowed_countries': ['Choose one of your countries.'] });
    const line = { name: 'Room', cost_category_id: '1', amount_exc_vat: 1000, amount_inc_vat: 1000 };
    const past = await eventIn('DE', {
      date_start: '2026-05-04',
      date_end: '2026-05-05',
      costs_base_currency: 'EUR',
      estimated_costs: { create: [{ ...line, currency: 'EUR' }] },
    });
    const came = { booking_status: 'CONFIRMED', override_reason: 'They came' };
    const [ours, theirs] = [await personFrom('DE'), await personFrom('JP')];
    const bookingOf = async (connect: string) =>
      idOf(await book(admin, past, { ...came, participant: { connect } }));
    const booked = [await bookingOf(ours), await bookingOf(theirs)];
    const { spend, log } = await who.ask(
      `query ($id: ID!) { spend: reportableSpend(where: { centre_event_id: $id }) { data { participantId } }
        log: audits(first: 200, whereConditions: { column: AUDITABLE_TYPE, value: "EventBooking" }) { data { auditableId } } }`,
      { id: past },
    );
    expect((spend as { data: object[] }).data).toEqual([{ participantId: ours }]);
    const logged = (log as { data: { auditableId: string }[] }).data.map(({ auditableId }) => auditableId);
    expect(booked.map((id) => logged.includes(id))).toEqual([true, false]);
  });
});
