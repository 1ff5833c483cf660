import fc from 'fast-check';

const bookings = 40;
/** One for each event. */
const runs = `insert into document_runs (run_type, centre_event_id, params, date_created)
  select 'AGENDA', e.id, jsonb_build_object('event', e.id), now() from centre_events e where not exists (select 1 from document_runs r where r.centre_event_id = e.id)`;
const runOf = (event: string) => `(select min(r.id) from document_runs r where r.centre_event_id = ${event})`;
/** As many bytes as the number of their booking, by which their records are told; nothing holds bookings that go. */
const letters = `
  insert into generated_documents (run_type, impression_keys, title, file_name, file_hash, file_size, pages, language, fields, centre_event_id, author_id, date_created)
  select 'CONFIRMATION', '{}'::text[], 'Letter', 'letter.pdf', repeat('a', 64), b.id, 1, 'en', '[]'::jsonb, b.centre_event_id, 1, now()
  from event_bookings b where b.id <= ${bookings}`;
const recordsOfLetters = `
  insert into generated_document_records (generated_document_id, binding, context, record_id)
  select d.id, 'letter', r.context, r.id::text from generated_documents d join event_bookings b on b.id = d.file_size
  cross join lateral (values ('CENTRE_EVENT', b.centre_event_id), ('EVENT_BOOKING', b.id), ('PARTICIPANT', b.participant_id)) r(context, id)
  where r.id is not null`;
/** What has to be there first, in this order. */
export const thereFirst = [runs, letters, recordsOfLetters];
const id = fc.integer({ min: 1, max: bookings });
const few = fc.integer({ min: 1, max: 6 });
const flag = fc.boolean();
const orNull = (text: fc.Arbitrary<string>) => fc.option(text, { nil: 'null' });
const country = orNull(few.map(String));
const moment = fc.constantFrom(`'2020-01-01'`, `'2030-01-01'`);
const day = orNull(fc.constantFrom(`date '2026-11-01'`, `date '2027-05-05'`));
const status = fc.constantFrom('NEW', 'PENDING', 'CONFIRMED', 'CANCELLED');
const set = (
  table: string,
  column: string,
  value: fc.Arbitrary<unknown>,
  which: fc.Arbitrary<number> = few,
) =>
  fc.tuple(value, which).map(([to, of]) => `update ${table} set ${column} = ${String(to)} where id = ${of}`);
const booking = (column: string, value: fc.Arbitrary<unknown>) => set('event_bookings', column, value, id);
const deleted = flag.map((is) => (is ? 'now()' : 'null'));

/** About nobody: its event alone decides who sees it. */
export const programme = ([event, type]: readonly [string, string]) =>
  `insert into generated_documents (document_run_id, run_type, impression_keys, title, file_name, file_hash, file_size, pages, language, fields, centre_event_id, author_id, date_created)
     values (${runOf(event)}, ${type}, '{}', 'Programme', 'programme.pdf', repeat('b', 64), 1, 1, 'en', '[]', ${event}, 1, now())`;

/** As scripts write, past the API; what a guard or a constraint refuses changes nothing. */
export const write = fc.oneof(
  fc.tuple(status, fc.constantFrom('TRAINEE', 'STAFF'), few, country, day).map(
    ([to, type, event, person, expiry]) =>
      `insert into event_bookings (booking_status, booking_type, centre_event_id, participant_id, author_id, date_expiry)
         values ('${to}', '${type}', ${event}, ${person}, 1, ${expiry})`,
  ),
  booking(
    'booking_status',
    status.map((to) => `'${to}'`),
  ),
  booking('booking_type', fc.constantFrom(`'TRAINEE'`, `'STAFF'`)),
  booking('participant_id', country),
  booking('centre_event_id', few),
  booking('date_expiry', day),
  booking('date_arrival', day),
  booking('visa_required', flag),
  booking('date_created', moment),
  booking('deleted_at', deleted),
  id.map(
    (of) =>
      `delete from event_bookings where id = ${of} and not exists (select 1 from waiting_list_entries w where w.event_booking_id = ${of})`,
  ),
  set('participants', 'country_id', country),
  set('participants', 'last_name', fc.constantFrom(`'Ågren'`, `'李'`)),
  set('participants', 'first_name', fc.constantFrom(`'Zoë'`, 'null')),
  set('participants', 'is_hcp', flag),
  set('participants', 'phone', fc.constantFrom(`'1'`, 'null')),
  set('participants', 'deleted_at', deleted),
  set('centre_events', 'name', fc.constantFrom(`'Botox'`, `'Čistka'`)),
  set('centre_events', 'country_id', few),
  set('centre_events', 'restrict_countries', flag),
  set('centre_events', 'collect_fields', fc.constantFrom(`'{}'`, `'{phone,dateArrival}'`, `'{nationality}'`)),
  set('centre_events', 'deleted_at', deleted),
  set('centre_events', 'date_start', day),
  set('centre_events', 'date_end', day),
  set('centre_events', 'max_trainees', fc.constantFrom('null', '4', '9')),
  set('centre_events', 'max_bookings_country', fc.constantFrom('null', '1', '3')),
  set('centre_events', 'max_bookings_user', fc.constantFrom('null', '2')),
  fc
    .tuple(few, few)
    .map(
      ([event, allowed]) =>
        `insert into centre_event_allowed_countries (centre_event_id, country_id) values (${event}, ${allowed}) on conflict do nothing`,
    ),
  fc.tuple(few, few).map(
    ([event, trainer]) =>
      `insert into centre_event_trainers (centre_event_id, trainer_id, priority)
         select ${event}, ${trainer}, 1 + coalesce(max(priority), 0) from centre_event_trainers where centre_event_id = ${event}`,
  ),
  fc
    .tuple(few, few)
    .map(
      ([event, trainer]) =>
        `delete from centre_event_trainers where centre_event_id = ${event} and trainer_id = ${trainer}`,
    ),
  fc
    .tuple(few, few, few)
    .map(
      ([event, trainer, other]) =>
        `update centre_event_trainers set centre_event_id = ${other}, priority = 100 + ${event} where centre_event_id = ${event} and trainer_id = ${trainer}`,
    ),
  fc
    .tuple(few, country, few)
    .map(
      ([event, person, author]) =>
        `insert into waiting_list_entries (centre_event_id, participant_id, author_id) values (${event}, ${person}, ${author})`,
    ),
  set('waiting_list_entries', 'date_arrival', day),
  set('waiting_list_entries', 'deleted_at', deleted),
  set('waiting_list_entries', 'visa_required', flag),
  set('waiting_list_entries', 'participant_id', country),
  fc.tuple(orNull(few.map(String)), fc.constantFrom(`'AGENDA'`, 'null')).map(programme),
  fc.tuple(few, moment).map(
    ([letter, sent]) =>
      `insert into document_mails (generated_document_id, email, name, subject, html, is_again, author_id, date_created)
           values (${letter}, 'a@clinic.example', 'A', 'S', '', true, 1, ${sent})`,
  ),
  set('document_mails', 'date_failed', orNull(moment), id),
  fc
    .tuple(fc.constantFrom('EventBooking', 'Participant', 'CentreEvent'), id, country)
    .map(
      ([type, of, filed]) =>
        `insert into audits (auditable_type, auditable_id, event, country_id) values ('${type}', ${of}, 'updated', ${filed})`,
    ),
);
