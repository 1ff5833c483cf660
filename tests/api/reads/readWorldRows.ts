import { testPassports } from '#tests/setup/testDatabase.ts';

const sealed = (number: string) =>
  `'${testPassports.seal(number, { table: 'event_bookings', column: 'passport_number' })}'`;

/**
 * A world small enough to know by heart, as of `testNow` (21 November 2026). Aland (9001): centre 1, events 1, 3, 4, 5, 6, participants 1, 3, 6, trainer 1.
 * Beland (9002): centre 2, event 2, participant 2, trainer 2. Without a country: participant 4. Deleted: event 6, participant 5.
 */
const insert = (table: string, columns: string, ...rows: readonly string[]) =>
  `insert into ${table} (${columns}) overriding system value values ${rows.map((row) => `(${row})`).join(', ')}`;

export const readWorldRows: readonly string[] = [
  // The test database comes with demo data; what stays is reference data.
  `do $$ begin
    alter table audits disable trigger audits_never_truncated;
    alter table frozen_honoraria disable trigger frozen_honoraria_never_truncated;
    alter table approval_steps disable trigger approval_steps_never_truncated;
    alter table generated_documents disable trigger generated_documents_never_truncated;
    alter table generated_document_records disable trigger generated_document_records_never_truncated;
    execute (select 'truncate ' || string_agg(quote_ident(tablename), ', ') || ' restart identity cascade' from pg_tables
      where schemaname = current_schema() and tablename not in ('schema_migrations', 'countries', 'indications', 'cost_categories', 'honoraria_settings'));
    alter table approval_steps enable trigger approval_steps_never_truncated;
    alter table generated_documents enable trigger generated_documents_never_truncated;
    alter table generated_document_records enable trigger generated_document_records_never_truncated;
    alter table frozen_honoraria enable trigger frozen_honoraria_never_truncated;
    alter table audits enable trigger audits_never_truncated;
  end $$`,
  // Codes of the range that is never assigned.
  insert(
    'countries',
    'id, name, country_code, is_custom',
    `9001, 'Aland', 'XA', true`,
    `9002, 'Beland', 'XB', true`,
    `9003, 'Celand', 'XC', true`,
  ),
  insert(
    'users',
    'id, username, user_email, first_name, last_name, preferences',
    `1, 'administrator', 'a@office.example', 'Ada', 'Admin', '{"mode":"dark"}'`,
    `2, 'global_manager', 'g@office.example', 'Gil', 'Global', null`,
    `3, 'country_manager', 'c@office.example', 'Cleo', 'Country', null`,
    `4, 'booker', 'b@office.example', 'Bo', 'Booker', '{}'`,
    `5, 'logistics', 'l@office.example', 'Lee', 'Logistics', null`,
    `6, 'compliance', 'o@office.example', 'Olu', 'Okay', null`,
    `7, 'viewer', 'v@office.example', 'Vi', 'Viewer', null`,
    `8, 'countryless', 'n@office.example', 'No', 'Where', null`,
  ),
  insert('user_roles', 'user_id, role', `1, 'administrator'`, `3, 'country_manager'`, `4, 'booker'`),
  insert('user_countries', 'user_id, country_id', '3, 9001', '4, 9001'),
  insert(
    'trainers',
    'id, name_title, first_name, last_name, email, hospital, country_id, fmv_amount, fmv_currency, fmv_last_updated, photo',
    `1, 'Prof.', 'Ünal', 'Ågren', 't1@clinic.example', 'Charité', 9001, 20000, 'EUR', '2026-12-01', '{"large":"/files/a-large.webp","medium":"/files/a-medium.webp","thumbnail":"/files/a-thumbnail.webp"}'`,
    `2, null, 'Zoé', 'Zola', 't2@clinic.example', 'Salpêtrière', 9002, 30000, 'EUR', '2026-12-01', null`,
  ),
  insert(
    'training_centres',
    'id, name, city, country_id, time_zone, lead_trainer_id, is_published',
    `1, 'Klinik Mitte', 'Berlin', 9001, 'Europe/Berlin', 1, true`,
    `2, 'Hôpital Nord', 'Paris', 9002, 'Europe/Paris', 2, false`,
  ),
  insert(
    'training_centre_trainers',
    'training_centre_id, trainer_id, priority',
    '1, 2, 1',
    '1, 1, 2',
    '2, 2, 1',
  ),
  insert(
    'centre_events',
    'id, name, date_start, date_end, time_zone, training_centre_id, country_id, is_published, language, restrict_countries, max_trainees, collect_fields, lead_trainer_id, description, deleted_at',
    `1, 'Spring course', '2027-04-10', '2027-04-11', 'Europe/Berlin', 1, 9001, true, 'de', false, 2, '{dateOfBirth}', 1, 'Ultrasound', null`,
    `2, 'Cours de printemps', '2027-05-01', '2027-05-02', 'Europe/Paris', 2, 9002, true, 'fr', false, null, '{}', 2, null, null`,
    `3, 'Winter course', '2026-10-01', '2026-10-02', 'Europe/Berlin', 1, 9001, false, 'de', false, 10, '{}', null, null, null`,
    `4, 'For Beland only', '2027-06-01', '2027-06-01', 'Europe/Berlin', 1, 9001, true, 'en', true, null, '{}', null, null, null`,
    `5, 'For nobody yet', '2027-06-02', '2027-06-02', 'Europe/Berlin', 1, 9001, true, 'en', true, 0, '{}', null, null, null`,
    `6, 'Deleted course', '2027-06-03', '2027-06-03', 'Europe/Berlin', 1, 9001, true, 'en', false, null, '{}', null, null, now()`,
  ),
  insert(
    'approved_documents',
    'id, name, centre_event_id',
    `1, 'Invitation Berlin', 1`,
    `2, 'Invitation Paris', 2`,
  ),
  insert('centre_event_allowed_countries', 'centre_event_id, country_id', '4, 9002', '1, 9003'),
  insert(
    'centre_event_trainers',
    'centre_event_id, trainer_id, priority, prep_minutes',
    '1, 1, 2, 30',
    '1, 2, 1, 0',
    '2, 2, 1, 0',
    '3, 1, 1, 0',
    '4, 1, 1, 0',
  ),
  insert('agendas', 'id, centre_event_id, kind, name', `1, 1, 'LIVE', 'Live'`, `2, 1, 'ORIGINAL', 'First'`),
  insert('agenda_sections', 'id, agenda_id, name, "order"', `1, 1, 'Day two', 2`, `2, 1, 'Day one', 1`),
  insert(
    'agenda_items',
    'id, agenda_section_id, name, "order", time_start, time_end',
    `1, 2, 'Welcome', 1, '2027-04-10T09:00', '2027-04-10T09:30'`,
    `2, 2, 'Anatomy', 2, '2027-04-10T09:30', '2027-04-10T11:00'`,
  ),
  insert('agenda_item_trainers', 'agenda_item_id, trainer_id, exclude_in_honoraria', '2, 2, true'),
  insert(
    'participants',
    'id, name_title, first_name, last_name, email, phone, city, country_id, spoken_languages, is_hcp, author_id, onekey_id, deleted_at',
    `1, 'Dr', 'Zażółć', 'Żółciński', 'p1@clinic.example', '+49 30 123456', 'Köln', 9001, '{de,pl}', true, 4, 'OK-1', null`,
    `2, null, 'Émile', 'Éclair', 'p2@clinic.example', '+33 1 234567', 'Lyon', 9002, '{fr}', true, 1, null, null`,
    `3, null, 'Otto', 'Ähre', 'p3@clinic.example', null, 'Bonn', 9001, '{}', false, 1, null, null`,
    `4, null, 'Nemo', 'Nowhere', null, null, null, null, '{}', true, null, null, null`,
    `5, null, 'Del', 'Eted', null, null, 'Bonn', 9001, '{}', true, null, null, now()`,
    `6, null, null, '50%_off', null, null, 'Bonn', 9001, '{}', true, null, null, null`,
  ),
  insert(
    'event_bookings',
    'id, booking_status, booking_type, centre_event_id, participant_id, author_id, date_expiry, date_check_in, date_check_out, date_of_birth, passport_number, passport_number_hint, visa_required, date_created',
    `1, 'CONFIRMED', 'TRAINEE', 1, 1, 4, null, '2027-04-09', '2027-04-12', '1980-01-01', ${sealed('C01X00T47')}, '47', false, '2027-01-01'`,
    `2, 'NEW', 'TRAINEE', 1, 2, 1, null, null, null, null, ${sealed('AB12')}, null, null, '2027-01-02'`,
    `3, 'PENDING', 'TRAINEE', 1, null, 1, '2026-11-20', null, null, null, null, null, null, '2027-01-03'`,
    `4, 'NOT_SET', 'STAFF', 1, null, 1, '2026-11-21', null, null, null, null, null, null, '2027-01-04'`,
    `5, 'CANCELLED', 'TRAINEE', 1, 3, 4, null, null, null, null, null, null, null, '2027-01-05'`,
    `6, 'CONFIRMED', 'TRAINEE', 2, 1, 1, null, null, null, null, null, null, true, '2027-01-06'`,
    `7, 'CONFIRMED', 'TRAINEE', 3, 1, 1, null, null, null, null, null, null, null, '2027-01-07'`,
  ),
  insert(
    'waiting_list_entries',
    'id, centre_event_id, participant_id, author_id, priority, date_created',
    `1, 1, 3, 4, 0, '2027-02-01'`,
    `2, 1, 6, 1, 5, '2027-02-02'`,
    `3, 2, 2, 1, 0, '2027-02-03'`,
  ),
  `update waiting_list_entries set closed_at = now(), closed_reason = 'EVENT_CANCELLED' where id = 3`,
  ...[
    [1, 1, 'LOG', 'Agency fee', 10000],
    [2, 1, 'FAC', 'Fee of the speaker', 50000],
    [3, 2, 'TRV', 'Flights', 90000],
  ].map(
    ([id, event, branch, name, amount]) =>
      `insert into estimated_costs (id, centre_event_id, cost_category_id, name, amount_exc_vat, amount_inc_vat, currency) overriding system value
       select ${id}, ${event}, c.id, '${name}', ${amount}, ${amount}, 'EUR' from cost_categories c
       join cost_categories p on p.id = c.parent_id where p.reference = '${branch}' order by c.id limit 1`,
  ),
  insert(
    'merge_templates',
    'id, name, key, contexts, prosemirror, version, root_id',
    `1, 'Invitation', 'invitation', '{PARTICIPANT}', '{"type":"doc"}', 1, null`,
    `2, 'Invitation', null, '{PARTICIPANT}', '{"type":"doc"}', 2, 1`,
    `3, 'Badge', 'badge', '{PARTICIPANT}', '{"type":"doc"}', 1, null`,
  ),
  insert(
    'document_runs',
    'id, key, run_type, centre_event_id, params, author_id, date_created',
    `1, '00000000-0000-4000-8000-000000000001', 'AGENDA', 1, '{"centre_event_id":"1"}', 1, '2026-11-01'`,
  ),
  insert(
    'generated_documents',
    'id, guid, document_run_id, impression_keys, run_type, title, file_name, file_hash, file_size, pages, language, fields, centre_event_id, author_id, date_created',
    `1, '00000000-0000-4000-8000-000000000002', 1, '{CENTRE_EVENT:1}', 'AGENDA', 'Agenda', 'agenda.pdf', repeat('a', 64), 1, 1, 'en', '[]', 1, 1, '2026-11-01'`,
  ),
  insert(
    'tasks',
    'id, kind, title, owner_id, payload, date_created',
    `1, 'DOCUMENTS', 'Agenda', 1, '{}', '2026-11-01'`,
  ),
  insert(
    'redirects',
    'id, path, target',
    `1, '/spring', '/events/1'`,
    `2, '/autumn', 'https://training.example/autumn'`,
  ),
  insert(
    'saved_views',
    'id, owner_id, resource, type, label, audience, look',
    `1, 1, 'events', 'CentreEvent', 'Spring', 'EVERYONE', '{}'`,
  ),
  insert(
    'participant_requests',
    'id, kind, participant_id, duplicate_id, reason, author_id',
    `1, 'MERGE', 1, 3, 'One person', 3`,
    `2, 'ERASURE', 2, null, 'A letter', 1`,
  ),
  insert(
    'audits',
    'id, auditable_type, auditable_id, event, model, new_values, user_id, country_id, created_at',
    `1, 'CentreEvent', 1, 'updated', 'Spring course', '{"name":"Spring course"}', 3, 9001, '2027-02-01'`,
    `2, 'CentreEvent', 2, 'updated', 'Cours', '{"name":"Cours"}', 1, 9002, '2027-02-02'`,
    `3, 'User', 4, 'created', 'Bo Booker', null, null, null, '2027-02-03'`,
  ),
  insert(
    'exchange_rate_sets',
    'id, base, day, source, date_created',
    `1, 'EUR', '2027-02-27', 'ECB', '2027-02-27T15:00:00Z'`,
    `2, 'EUR', '2027-02-28', 'ECB', '2027-02-28T15:00:00Z'`,
  ),
  insert(
    'exchange_rates',
    'set_id, target, rate, last_updated',
    `1, 'GBP', 0.7, '2027-02-27T12:00:00Z'`,
    `2, 'GBP', 0.8, '2027-02-28T12:00:00Z'`,
    `2, 'USD', 1.2, '2027-02-27T12:00:00Z'`,
  ),
];
