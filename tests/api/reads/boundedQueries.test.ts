import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type GraphQLAnswer, type TestApp } from '#tests/setup/testApp.ts';
import { codesOf } from './boundedWorld.ts';

/** What asks for too much is refused: before it runs, or where it turns out to be too much. */

let app: TestApp;
let event: string;
beforeAll(async () => {
  app = await createTestApp();
  const { rows } = await sql<{ id: string }>`
    insert into centre_events (name, training_centre_id, country_id, max_trainees, date_start, date_end)
    select 'Crowded', id, country_id, 5000, '2027-05-01', '2027-05-02' from training_centres order by id limit 1
    returning id::text`.execute(app.database.kysely);
  event = rows[0]?.id ?? '';
}, 60_000);
afterAll(() => app.close());

const as = 'viewer';
const ask = (query: string, variables = {}, username = 'administrator') =>
  app.query(query, variables, { as: username });

/** Bookings of events of bookings, to the depth that the limits of a document allow. */
const hostile = (levels: number): string =>
  levels === 0 ? '{ id }' : `{ id eventBookings { centreEvent ${hostile(levels - 1)} } }`;
const worst = `{ centreEvents(first: 20) { data ${hostile(4)} } }`;

async function statementsOf(work: () => Promise<unknown>): Promise<readonly string[]> {
  const seen: string[] = [];
  const stop = app.database.onStatement((text) => seen.push(text));
  await work().finally(stop);
  return seen;
}

describe('a query that costs too much', () => {
  it('is refused with its figure, and reads nothing but who asks', async () => {
    await app.tokenOf(as);
    // Twice is compiled, so that each way of running it is seen.
    for (let turn = 0; turn < 4; turn += 1) {
      const statements = await statementsOf(async () => {
        const { status, data, errors } = await ask(worst, {}, as);
        expect({ status, data }).toEqual({ status: 400, data: undefined });
        expect(errors?.[0]?.extensions).toMatchObject({ code: 'QUERY_TOO_EXPENSIVE', budget: 500_000 });
        expect(errors?.[0]?.extensions['cost']).toBeGreaterThan(20 * 1000 ** 4);
        expect(errors?.[0]?.message).toMatch(/^This asks for too much at once/);
      });
      expect(statements.filter((text) => !text.includes('sessions'))).toEqual([]);
    }
  });

  it('may be asked for fewer: what it costs follows its variables', async () => {
    const query =
      'query ($first: Int = 200) { centreEvents(first: $first) { data { eventBookings { id author { ID } participant { id } } } } }';
    expect(codesOf(await ask(query))).toEqual(['QUERY_TOO_EXPENSIVE']);
    expect(codesOf(await ask(query, { first: 3 }))).toEqual([]);
    expect(codesOf(await ask(query, { first: 200 }))).toEqual(['QUERY_TOO_EXPENSIVE']);
  });

  it('cannot be split into aliases, nor into a batch', async () => {
    const one = 'centreEvents(first: 100) { data { eventBookings { id } } }';
    expect(codesOf(await ask(`{ ${one} }`))).toEqual([]);
    const aliases = Array.from({ length: 5 }, (_, index) => `a${index}: ${one}`).join(' ');
    expect(codesOf(await ask(`{ ${aliases} }`))).toEqual(['QUERY_TOO_EXPENSIVE']);
    const response = await app.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization: `Bearer ${await app.tokenOf('administrator')}` },
      payload: Array.from({ length: 6 }, () => ({ query: `{ ${one} }` })),
    });
    expect(response.statusCode).toBe(200);
    expect(response.json<GraphQLAnswer<unknown>[]>().map(codesOf)).toEqual([
      ...[[], [], [], []],
      ...[['QUERY_TOO_EXPENSIVE'], ['QUERY_TOO_EXPENSIVE']],
    ]);
  });

  it('is refused on the endpoint that signs in too', async () => {
    const guess =
      'login(input: { provider: PASSWORD, credentials: { username: "x", password: "y" } }) { authToken }';
    const many = Array.from({ length: 30 }, (_, index) => `a${index}: ${guess}`);
    expect(codesOf(await app.content(`mutation { ${many.join(' ')} }`))).toEqual(['QUERY_TOO_EXPENSIVE']);
  });

  it('is refused where it checks one’s password again and again', async () => {
    const change = 'changeMyPassword(input: { current_password: "x", password: "y" })';
    const many = Array.from({ length: 30 }, (_, index) => `a${index}: ${change}`);
    expect(codesOf(await ask(`mutation { ${many.join(' ')} }`))).toEqual(['QUERY_TOO_EXPENSIVE']);
  });
});

describe('a list inside a record', () => {
  const nested = 'query ($id: ID!) { centreEvent(id: $id) { estimatedCosts { id } eventBookings { id } } }';
  const rows = (count: number) => ({ id: event, count });

  it('is given whole, or refused with the list to ask instead', { timeout: 60_000 }, async () => {
    await addBookings(1_000);
    const answer = await ask(nested, rows(1_000));
    expect(answer.data).toMatchObject({ centreEvent: { eventBookings: { length: 1_000 } } });
    await addBookings(1);
    const { data, errors } = await ask(nested, rows(1_001));
    expect(data).toEqual({ centreEvent: null });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'LIST_TOO_LONG', limit: 1_000 });
    expect(errors?.[0]?.message).toBe(
      'CentreEvent.eventBookings has more than 1000 entries and cannot be given whole. Ask eventBookings(where: {centre_event_id: …}) page by page instead.',
    );
    const paged = `query ($id: ID!) { eventBookings(first: 200, where: { centre_event_id: $id }) { paginatorInfo { total } } }`;
    expect((await ask(paged, { id: event })).data).toEqual({
      eventBookings: { paginatorInfo: { total: 1_001 } },
    });
  });

  it('is as long as the events of a busy centre, or of who teaches at them', async () => {
    const { rows } = await sql<{ centre: string; trainer: string }>`
      with made as (insert into training_centres (name, country_id, time_zone) values ('Busy', 1, 'UTC') returning id),
        held as (insert into centre_events (name, training_centre_id, country_id, time_zone)
          select 'Course ' || n, made.id, 1, 'UTC' from made, generate_series(1, 201) n returning id, training_centre_id),
        taught as (insert into centre_event_trainers (centre_event_id, trainer_id, priority)
          select held.id, (select min(id) from trainers), 1 from held returning trainer_id)
      select min(training_centre_id)::text as centre, (select min(trainer_id)::text from taught) as trainer from held`.execute(
      app.database.kysely,
    );
    const asked = `query ($centre: ID!, $trainer: ID!) {
      trainingCentre(id: $centre) { centreEvents { id } } trainer(id: $trainer) { centreEvents { id } trainerHonoraria { totalHonorariaMinutes } } }`;
    const { data, errors } = await ask(asked, rows[0] ?? {});
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({ trainingCentre: { centreEvents: { length: 201 } } });
  });

  async function addBookings(count: number): Promise<void> {
    await app.database.transaction(async (tx) => {
      await sql`alter table event_bookings disable trigger user`.execute(tx);
      await sql`insert into event_bookings (booking_status, booking_type, centre_event_id, author_id)
        select 'NEW', 'TRAINEE', ${event}::bigint, 1 from generate_series(1, ${count}::int)`.execute(tx);
      await sql`alter table event_bookings enable trigger user`.execute(tx);
      await sql`update centre_event_figures set bookings = bookings + ${count}::int where centre_event_id = ${event}::bigint`.execute(
        tx,
      );
    });
  }
});

describe('a list that is given whole', () => {
  it('is refused where it is too long, and helped by its pages or a filter', async () => {
    await sql`insert into participants (last_name, country_id, author_id)
      select 'Waiting ' || i, country_id, 1 from generate_series(1, 1001) i, (select country_id from centre_events where id = ${event}::bigint) e`.execute(
      app.database.kysely,
    );
    await sql`insert into waiting_list_entries (centre_event_id, participant_id, author_id)
      select ${event}::bigint, id, 1 from participants where last_name like 'Waiting %'`.execute(
      app.database.kysely,
    );
    const { errors } = await ask('{ waitingListEntries { id } }');
    expect(errors?.[0]?.message).toBe(
      'waitingListEntries has more than 1000 entries and cannot be given whole. Ask waitingListEntriesPaginated page by page instead.',
    );
    const inside = await ask('query ($id: ID!) { centreEvent(id: $id) { waitingListEntries { id } } }', {
      id: event,
    });
    expect(inside.errors?.[0]?.message).toMatch(
      /^CentreEvent\.waitingListEntries has more than \d+ entries and cannot be given whole\. Ask waitingListEntriesPaginated\(where: \{centre_event_id: …\}\) page by page instead\.$/,
    );
    expect(codesOf(await ask('{ waitingListEntries(where: { centre_event_id: "1" }) { id } }'))).toEqual([]);
    const page = await ask(
      '{ waitingListEntriesPaginated { data { id } paginatorInfo { count hasMorePages } } }',
    );
    expect(page.data).toMatchObject({
      waitingListEntriesPaginated: { paginatorInfo: { count: 10, hasMorePages: true } },
    });
  });
});

describe('an answer', () => {
  it('larger than 20 MB is not made, in one piece or in several', { timeout: 60_000 }, async () => {
    await sql`update centre_events set description = repeat('x', 100000) where id = ${event}::bigint`.execute(
      app.database.kysely,
    );
    const page = (first: number, alias = 'page') =>
      `${alias}: eventBookings(first: ${first}, where: { centre_event_id: "${event}" }) { data { centreEvent { description } } }`;
    expect(codesOf(await ask(`{ ${page(190)} }`))).toEqual([]);
    // As often as it is asked for, whoever puts the names on it: the first time it is not Postgres.
    const again = (copies: number) =>
      `{ ${page(20).replace('description', Array.from({ length: copies }, (_, n) => `d${n}: description`).join(' '))} }`;
    expect(codesOf(await ask(again(5)))).toEqual([]);
    expect(codesOf(await ask(again(12)))).toEqual(['ANSWER_TOO_LARGE']);
    await sql`update centre_events set description = repeat('x', 120000) where id = ${event}::bigint`.execute(
      app.database.kysely,
    );
    expect(codesOf(await ask(`{ ${page(190)} }`))).toEqual(['ANSWER_TOO_LARGE']);
    expect(codesOf(await ask(`{ ${page(100, 'one')} ${page(100, 'two')} }`))).toEqual(['ANSWER_TOO_LARGE']);
    expect(codesOf(await ask(`{ ${page(100)} }`))).toEqual([]);
  });
});
