import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useEarlierDatabase, written } from './earlierDatabase.ts';

/** What views of lists ask for, and the log says, of earlier versions after an upgrade. */
const earlier = useEarlierDatabase();
const { run, migrateTo, migrateToday } = earlier;

it('what the log has of costs names their event, also of costs that are gone, and stays as it was', async () => {
  await migrateTo('0043');
  await run(`insert into training_centres (name, country_id, time_zone) values ('Centre', 1, 'UTC')`);
  await run(`insert into centre_events (name, date_start, date_end, time_zone, training_centre_id, country_id)
    values ('Anderswo', '2027-08-30', '2027-08-31', 'UTC', 1, 1), ('Überlingen', '2027-08-30', '2027-08-31', 'UTC', 1, 1)`);
  await run(`insert into estimated_costs (name, cost_category_id, centre_event_id, amount_exc_vat, amount_inc_vat, currency)
    values ('Bus', 1, 2, 1, 1, 'EUR')`);
  await run(`insert into audits (auditable_type, auditable_id, event, old_values, new_values) values
    ('EstimatedCost', 1, 'updated', '{"name": "Van"}', '{"name": "Bus"}'),
    ('EstimatedCost', 8, 'created', null, '{"name": "Boat", "centre_event_id": "1"}'),
    ('EstimatedCost', 8, 'updated', '{"name": "Boat"}', '{"name": "Ship"}'),
    ('EstimatedCost', 9, 'deleted', '{"name": "Plane", "centre_event_id": "2"}', null),
    ('EstimatedCost', 10, 'updated', '{"name": "Sleigh"}', '{"name": "Train"}'),
    ('CentreEvent', 2, 'created', null, '{"name": "Überlingen"}')`);
  await migrateToday();
  const { rows } = await sql<{
    owner: string | null;
  }>`select owner_id as owner from audits order by id`.execute(earlier.kysely);
  expect(rows.map(({ owner }) => owner)).toEqual(['2', '1', '1', '2', null, null]);
  await expect(run(`update audits set owner_id = 1`)).rejects.toThrow('append-only');
});

it('what the log has of records that came back is a restore (S4)', async () => {
  await migrateTo('0105');
  await run(`insert into audits (auditable_type, auditable_id, event, old_values, new_values) values
    ('SavedView', 1, 'updated', '{"deleted_at": "2026-11-20T10:00:00Z"}', '{"deleted_at": null}'),
    ('SavedView', 1, 'updated', '{"label": "Old"}', '{"label": "New"}'),
    ('SavedView', 1, 'deleted', '{"label": "New"}', null)`);
  await migrateToday();
  const { rows } = await sql<{ event: string }>`select event from audits order by id`.execute(earlier.kysely);
  expect(rows.map(({ event }) => event)).toEqual(['restored', 'updated', 'deleted']);
});

it('amounts in the filters of views mean what their sentences say, unless they ask for a currency too (H7, K6)', async () => {
  await migrateTo('0077');
  await run(`insert into users (username, user_email) values ('a', 'a@b.example')`);
  const fee = { column: 'FMV_AMOUNT', operator: 'GTE', value: 1250 };
  const shares = {
    AND: [
      { column: 'LINE_AMOUNT', operator: 'BETWEEN', value: [100, 2000] },
      {
        OR: [
          { column: 'AMOUNT', operator: 'IS_NULL' },
          { column: 'SHARED_BY', value: 3 },
        ],
      },
    ],
  };
  const inYen = { AND: [fee, { column: 'FMV_CURRENCY', value: 'JPY' }] };
  const word = { ...fee, value: '@1250 FMV_CURRENCY' };
  const kept = [
    ['Trainer', fee],
    ['ReportableSpend', shares],
    ['Trainer', inYen],
    ['Trainer', word],
    ['EventBooking', fee],
  ] as const;
  for (const [place, [type, where]] of kept.entries())
    await sql`insert into saved_views (owner_id, resource, type, label, look, arguments, date_modified) values
      (1, 'list', ${type}, ${`View ${place}`}, ${JSON.stringify({ filter: { whereConditions: where } })}::jsonb,
        ${place === 0 ? null : JSON.stringify({ where: { whereConditions: where } })}::jsonb, ${written})`.execute(
      earlier.kysely,
    );
  await migrateToday();
  const { rows } = await sql<{ look: unknown; asked: unknown; same: boolean }>`
    select look #> '{filter,whereConditions}' as look, arguments #> '{where,whereConditions}' as asked, date_modified = ${written} as same
    from saved_views order by id`.execute(earlier.kysely);
  const [line, any] = shares.AND;
  const inEach = { AND: [{ ...line, value: ['@100 CURRENCY', '@2000 CURRENCY'] }, any] };
  const found = [word, inEach, inYen, word, fee];
  expect(rows).toEqual(
    found.map((where, place) => ({ look: where, asked: place === 0 ? null : where, same: true })),
  );
  await run(`update saved_views set label = label || '!'`);
  expect((await run(`select 1 from saved_views where date_modified = '${written}'`)).rows).toEqual([]);
});

it('what the log has of bookings and people keeps where those are who alone decide who reads it', async () => {
  await migrateTo('0054');
  await run(`insert into users (username, user_email) values ('a', 'a@b.example')`);
  await run(`insert into participants (last_name, country_id) values ('Here', 1), ('There', 2)`);
  await run(`insert into training_centres (name, country_id, time_zone) values ('Centre', 1, 'UTC')`);
  await run(`insert into centre_events (name, date_start, date_end, time_zone, training_centre_id, country_id, restrict_countries)
    values ('Open', '2027-08-30', '2027-08-31', 'UTC', 1, 1, false), ('Closed', '2027-08-30', '2027-08-31', 'UTC', 1, 1, true)`);
  await run(`insert into event_bookings (booking_status, booking_type, centre_event_id, participant_id, author_id) values
    ('NEW', 'TRAINEE', 1, 2, 1), ('NEW', 'TRAINEE', 2, 2, 1), ('NEW', 'STAFF', 1, 1, 1)`);
  await run(`update event_bookings set participant_id = null where id = 3`);
  await run(`insert into audits (auditable_type, auditable_id, event, country_id) values
    ('EventBooking', 1, 'created', 1), ('EventBooking', 1, 'created', 2), ('EventBooking', 2, 'created', 1),
    ('EventBooking', 3, 'created', 1), ('EventBooking', 99, 'created', 1),
    ('Participant', 2, 'created', 2), ('Participant', 2, 'created', 1), ('CentreEvent', 1, 'created', 1)`);
  await migrateToday();
  const { rows } = await sql<{
    country: string | null;
  }>`select kept_person_country_id as country from audits order by id`.execute(earlier.kysely);
  expect(rows.map(({ country }) => country)).toEqual(['2', null, null, null, null, '2', null, null]);
  await expect(run(`update audits set kept_person_country_id = 1`)).rejects.toThrow('append-only');
});

it('views of lists that come in pages since ask for the same as before, under where, and are no other views (V2, K6)', async () => {
  await migrateTo('0096');
  await run(`insert into users (username, user_email) values ('a', 'a@b.example')`);
  const conditions = { whereConditions: { column: 'USERNAME', value: 'x' } };
  const view = (type: string, filter: object, asked: object | null) =>
    run(`insert into saved_views (owner_id, resource, type, label, look, arguments, date_modified) values
      (1, 'list', '${type}', gen_random_uuid(), '${JSON.stringify({ filter, perPage: 25 })}',
        ${asked === null ? 'null' : `'${JSON.stringify(asked)}'`}, '${written}')`);
  await view('User', conditions, conditions);
  await view('User', {}, {});
  await view('User', { allowedCountries: ['1'] }, null);
  await view('ApprovedDocument', { state: 'STALE', dateNeeded_gte: '2027-01-01' }, { state: 'STALE' });
  await view('EventBooking', { authorId: '1' }, { where: { author_id: '1' } });
  await run(`insert into saved_view_watches (saved_view_id, user_id, by_mail, asked, known_ids, checked_at)
    values (4, 1, false, '{"state": "STALE"}', '{}', now())`);
  await migrateToday();
  const { rows } = await sql<{
    filter: unknown;
    asked: unknown;
  }>`select look -> 'filter' as filter, arguments as asked
    from saved_views where date_modified = ${written} order by id`.execute(earlier.kysely);
  expect(rows).toEqual([
    { filter: conditions, asked: { where: conditions } },
    { filter: {}, asked: {} },
    { filter: { allowed_countries: ['1'] }, asked: null },
    { filter: { state: 'STALE', date_needed_gte: '2027-01-01' }, asked: { where: { state: 'STALE' } } },
    { filter: { authorId: '1' }, asked: { where: { author_id: '1' } } },
  ]);
  expect((await run('select asked from saved_view_watches')).rows).toEqual([
    { asked: { where: { state: 'STALE' } } },
  ]);
});
