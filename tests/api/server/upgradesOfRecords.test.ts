import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useEarlierDatabase, written } from './earlierDatabase.ts';

/** What records of earlier versions hold after an upgrade. Dumps of whole versions are in tests/releases. */
const earlier = useEarlierDatabase();
const { run, migrateTo, migrateToday } = earlier;

it('amounts stay as they were, what was approved of them too, and no record counts as changed (F1, H7, K6)', async () => {
  await migrateTo('0077');
  await run(`insert into training_centres (name, country_id, time_zone) values ('Centre', 1, 'UTC')`);
  await run(`insert into centre_events (name, date_start, date_end, time_zone, training_centre_id, country_id, costs_base_currency)
    values ('Jakarta', '2027-08-30', '2027-08-31', 'UTC', 1, 1, 'IDR')`);
  await run(`insert into estimated_costs (name, cost_category_id, centre_event_id, amount_exc_vat, amount_inc_vat, currency, date_modified)
    values ('Bus', 1, 1, 1, 2147483647, 'IDR', '${written}')`);
  await run(
    `insert into trainers (last_name, fmv_amount, fmv_currency, date_modified) values ('Ida', 1999999999, 'IDR', '${written}')`,
  );
  await run(`insert into centre_event_trainers (centre_event_id, trainer_id, priority) values (1, 1, 1)`);
  await run(`insert into frozen_honoraria (centre_event_id, trainer_id, fmv_amount, fmv_currency, event_currency, exchange_rate, travel_factor)
    values (1, 1, 1888888888, 'IDR', 'IDR', 1, 1)`);
  await run(`insert into approved_documents (name, centre_event_id, bound_fields) values ('Costs', 1,
    array['centreEvent.estimatedCosts.amountIncVat', 'centreEvent.trainerHonoraria.trainerFMV'])`);
  const told = async () => {
    const { rows } = await sql<{ told: unknown }>`select json_build_object(
        'costs', (select json_agg(c) from estimated_costs c), 'trainers', (select json_agg(t) from trainers t),
        'frozen', (select json_agg(to_jsonb(f) - 'fmv_last_updated') from frozen_honoraria f), 'hash', approved_document_hash(1)) as told`.execute(
      earlier.kysely,
    );
    return rows[0]?.told;
  };
  const before = await told();
  await migrateToday();
  expect(await told()).toEqual(before);
  expect(before).toMatchObject({ costs: [{ amount_inc_vat: 2_147_483_647 }], frozen: [{ id: 1 }] });
  await run('update estimated_costs set amount_inc_vat = 1000000000000');
});

it('no own value of a document says a passport, and all others are as they were (G4)', async () => {
  await migrateTo('0087');
  await run(`insert into training_centres (name, country_id, time_zone) values ('Centre', 1, 'UTC')`);
  await run(`insert into centre_events (name, date_start, date_end, time_zone, training_centre_id, country_id)
    values ('Course', '2027-08-30', '2027-08-31', 'UTC', 1, 1)`);
  const own = { value: 'CLEAR-1', source: null };
  const city = { value: 'Åbo', source: 'Turku' };
  const stored = [
    { 'EVENT_BOOKING:3': { passportNumber: own, arrivalFrom: city }, 'PARTICIPANT:1': { city } },
    { 'EVENT_BOOKING:3': { passportExpirationDate: own, passportCountryIssue: own } },
    { 'EVENT_BOOKING:3': { arrivalFrom: city } },
  ];
  for (const [place, values] of stored.entries())
    await sql`insert into document_runs (run_type, centre_event_id, params, modified_fields, date_created)
      values ('VISA_LETTER', 1, ${JSON.stringify({ place })}::jsonb, ${JSON.stringify(values)}::jsonb, ${written})`.execute(
      earlier.kysely,
    );
  await migrateToday();
  const { rows } = await sql<{
    own: unknown;
  }>`select modified_fields as own from document_runs order by id`.execute(earlier.kysely);
  expect(rows.map((row) => row.own)).toEqual([
    { 'EVENT_BOOKING:3': { arrivalFrom: city }, 'PARTICIPANT:1': { city } },
    {},
    stored[2],
  ]);
});

it('imports hold no passport any more, nor their files, and stay as they were else (G4)', async () => {
  await migrateTo('0087');
  await run(`insert into users (username, user_email) values ('a', 'a@b.example')`);
  const columns = (passport: string) =>
    JSON.stringify([
      { name: 'Dokument', field: passport, samples: ['QX1'] },
      { name: 'Notes', field: 'notes', samples: ['Sings'] },
    ]);
  await run(`insert into record_imports (owner_id, type, file_name, file_hash, settings, fields, columns, decimals, dates, match_field, date_created) values
    (1, 'EventBooking', 'a.csv', '${'a'.repeat(64)}', '{}', '[]', '${columns('passport_number')}', 'POINT', 'YMD', 'passport_number', now()),
    (1, 'EventBooking', 'b.csv', '${'b'.repeat(64)}', '{}', '[]', '${columns('arrival_from')}', 'POINT', 'YMD', 'id', now())`);
  await run(`insert into record_import_rows (import_id, position, line, cells, match_key, problems)
    select id, 1, 2, '["QX1", "Sings", 3]', 'qx1', '[{"field": "passport_number", "message": "QX1"}, {"field": null, "message": "No"}]' from record_imports`);
  const told = async () =>
    (
      await sql<{
        told: unknown;
      }>`select json_build_array(i.columns, i.match_field, i.file_dropped, r.cells, r.match_key, r.problems) as told
        from record_imports i join record_import_rows r on r.import_id = i.id order by i.id`.execute(
        earlier.kysely,
      )
    ).rows.map((row) => row.told);
  await migrateToday();
  const no = { field: null, message: 'No' };
  expect(await told()).toEqual([
    [
      [
        { name: 'Dokument', field: null, samples: [] },
        { name: 'Notes', field: 'notes', samples: ['Sings'] },
      ],
      null,
      true,
      [null, 'Sings', 3],
      null,
      [no],
    ],
    [
      JSON.parse(columns('arrival_from')),
      'id',
      false,
      ['QX1', 'Sings', 3],
      'qx1',
      [{ field: 'passport_number', message: 'QX1' }, no],
    ],
  ]);
});

it('approvals in force whose job codes differ in their capitals stay, and no other takes the code (F2)', async () => {
  await migrateTo('0096');
  await run(`insert into users (username, user_email) values ('a', 'a@b.example'), ('b', 'b@b.example')`);
  const approve = (code: string) =>
    run(`insert into approved_documents (name, jobcode, author_id, approved_by_id, date_approved, date_modified)
      values ('Letter', '${code}', 1, 2, '${written}', '${written}')`);
  await approve('DOC-1');
  await approve('doc-1');
  await approve('doc-2');
  await migrateToday();
  const { rows } = await sql<{ code: string }>`select jobcode as code from approved_documents
    where date_modified = ${written} order by id`.execute(earlier.kysely);
  expect(rows.map(({ code }) => code)).toEqual(['DOC-1', 'doc-1', 'doc-2']);
  for (const code of ['Doc-1', 'DOC-2'])
    await expect(approve(code)).rejects.toThrow('approved_documents_jobcode');
  await approve('DOC-3');
  await run(`update approved_documents set jobcode = 'DOC-4' where jobcode = 'doc-1'`);
  await expect(approve('doc-4')).rejects.toThrow('approved_documents_jobcode');
});

it('names in every script are found as they are folded since, bookings by them too, and no record counts as changed (K6)', async () => {
  await migrateTo('0104');
  await run(`insert into users (username, user_email) values ('a', 'a@b.example')`);
  await run(
    `insert into training_centres (name, country_id, time_zone, date_modified) values ('ΚΕΝΤΡΟΣ', 1, 'UTC', '${written}')`,
  );
  await run(`insert into centre_events (name, date_start, date_end, time_zone, training_centre_id, country_id, date_modified)
    values ('دورة القاهرة', '2027-08-30', '2027-08-31', 'UTC', 1, 1, '${written}')`);
  await run(`insert into trainers (last_name, date_modified) values ('שָׁלוֹם', '${written}')`);
  await run(`insert into participants (last_name, job_title, date_modified) values
    ('${'강감찬'.normalize('NFD')}', null, '${written}'), ('Müller', 'γιατρός', '${written}')`);
  // Of so many, one is looked up in an index.
  await run(`insert into participants (last_name) select 'Person ' || n from generate_series(1, 2000) n`);
  await run(`insert into event_bookings (booking_status, booking_type, centre_event_id, participant_id, author_id, date_modified)
    values ('NEW', 'TRAINEE', 1, 1, 1, '${written}'), ('NEW', 'TRAINEE', 1, null, 1, '${written}')`);
  await migrateToday();
  const tables = ['training_centres', 'centre_events', 'trainers', 'participants', 'event_bookings'];
  const { rows } = await run(
    tables
      .map(
        (table) =>
          `(select search_text as text from ${table} where date_modified = '${written}' order by id)`,
      )
      .join(' union all '),
  );
  const found = ['κεντροσ ', 'دوره القاهره ', 'שלום   ', '강감찬    ', 'muller    '];
  const booked = ['강감찬 دوره القاهره', ' دوره القاهره'];
  expect(rows).toEqual([...found, ...booked].map((text) => ({ text })));
  const byTitle = await run(
    `select last_name from participants where deleted_at is null and f_search(job_title) like f_search('ΓΙΑΤΡΟΣ')`,
  );
  expect(byTitle.rows).toEqual([{ last_name: 'Müller' }]);
});

it('people whose numbers in a register differ in their capitals stay, and nobody else takes the number (G3)', async () => {
  await migrateTo('0104');
  const enter = (number: string) =>
    run(
      `insert into participants (last_name, onekey_id, date_modified) values ('Müller', '${number}', '${written}')`,
    );
  await enter('WDE1');
  await enter('wde1');
  await migrateToday();
  const { rows } = await run(
    `select onekey_id as number from participants where date_modified = '${written}' order by id`,
  );
  expect(rows).toEqual([{ number: 'WDE1' }, { number: 'wde1' }]);
  await run(`update participants set last_name = 'Möller' where onekey_id = 'wde1'`);
  await expect(enter('Wde1')).rejects.toThrow('participants_onekey');
  await run(`insert into trainers (last_name, veeva_id) values ('Müller', 'V1')`);
  await expect(run(`insert into trainers (last_name, veeva_id) values ('Müller', 'v1')`)).rejects.toThrow(
    'trainers_veeva',
  );
});

it('letters of an event to come say the days that it had when they were made', async () => {
  await migrateTo('0111');
  await run(`insert into users (username, user_email) values ('a', 'a@b.example')`);
  await run(`insert into training_centres (name, country_id, time_zone) values ('Centre', 1, 'UTC')`);
  await run(`insert into centre_events (name, date_start, date_end, time_zone, training_centre_id, country_id) values
    ('Moved', '2097-08-30', '2097-08-31', 'UTC', 1, 1), ('Over', '2017-08-30', null, 'UTC', 1, 1)`);
  await run(`insert into audits (auditable_type, auditable_id, event, old_values, new_values, created_at) values
    ('CentreEvent', 1, 'updated', '{"date_start": "2097-06-01", "date_end": null}', '{}', '2026-11-10'),
    ('CentreEvent', 1, 'updated', '{"date_start": "2097-07-01"}', '{}', '2026-11-12')`);
  const letter = (event: number, path: string, made: string) =>
    run(`insert into generated_documents (run_type, impression_keys, title, file_name, file_hash, file_size, pages, language, fields, centre_event_id, author_id, date_created)
      values ('AGENDA', '{event}', 'A', 'a.pdf', repeat('a', 64), 1, 1, 'en', '[{"path": "centreEvent.${path}", "record": "CENTRE_EVENT:${event}", "value": "1"}]', ${event}, 1, '${made}')`);
  await letter(1, 'dateStart', '2026-11-09');
  await letter(1, 'dateStart', '2026-11-11');
  await letter(1, 'dateEnd', '2026-11-13');
  await letter(1, 'name', '2026-11-09');
  await letter(2, 'dateStart', '2017-08-01');
  await migrateToday();
  const { rows } =
    await sql`select event_start::text as first, event_end::text as last, kept_event_end::text as kept
    from generated_documents order by id`.execute(earlier.kysely);
  expect(rows).toEqual([
    { first: '2097-06-01', last: '2097-06-01', kept: '2097-08-31' },
    { first: '2097-07-01', last: '2097-08-31', kept: '2097-08-31' },
    { first: '2097-08-30', last: '2097-08-31', kept: '2097-08-31' },
    { first: null, last: null, kept: '2097-08-31' },
    { first: null, last: null, kept: '2017-08-30' },
  ]);
});
