export const benchPassword = 'convene-bench';

/** How much the benchmark's database holds; bookings are twice as many as people. */
export interface BenchSize {
  readonly people: number;
  readonly events: number;
  readonly audits: number;
}

export const sizeFor = (people: number): BenchSize => ({
  people,
  events: Math.max(40, Math.round(people / 100)),
  audits: people,
});

/** Events without bookings for those that are made while time is taken: one a load, and a thousand together. */
export const freshEvents = {
  first: 5_000_001,
  count: 1000,
  crowdedFirst: 5_001_001,
  crowdedCount: 100,
} as const;

/** Who was booked before cannot be booked again: a database that was measured already is as it was filled. */
export const emptyFreshEvents = `delete from event_bookings where centre_event_id >= ${freshEvents.first}
  and centre_event_id < ${freshEvents.crowdedFirst + freshEvents.crowdedCount}`;

/** Countries of the manager: the greatest, one of the middle and a small one. */
export const managedCountries = ['1', '6', '20'] as const;

/** A few countries have most people, as in life: low numbers are many. */
const country = 'least(40, 1 + floor(40 * power(random(), 3)))::int';
const cycle = (values: readonly string[], n: string) =>
  `(array[${values.map((value) => `'${value}'`).join(', ')}])[1 + ${n} % ${values.length}]`;

const firstNames = [
  'Anna',
  'José',
  'Łucja',
  'Νίκος',
  'Елена',
  '美咲',
  'محمد',
  'Zoë',
  'Søren',
  'Maria',
  'Ελένη',
];
/** The most frequent ones; of other names there are hundreds, none of them of one person in a hundred. */
const lastNames = ['Müller', 'García', 'Żółciński', 'Παπαδόπουλος', 'Иванова', '佐藤', 'العلي', "O''Brien"];
const beginnings = [
  'Bran',
  'Cor',
  'Dal',
  'Eks',
  'Far',
  'Gol',
  'Hol',
  'Jan',
  'Kar',
  'Lind',
  'Mar',
  'Nov',
  'Ost',
  'Pet',
  'Sol',
];
const endings = [
  'aker',
  'berg',
  'ek',
  'feld',
  'ini',
  'ková',
  'man',
  'nen',
  'ová',
  'quist',
  'ski',
  'sen',
  'tier',
  'vic',
  'wood',
];
const anyOf = (values: readonly string[]) =>
  `(array[${values.map((value) => `'${value}'`).join(', ')}])[1 + floor(random() * ${values.length})::int]`;
const anyLastName = `case when random() < 0.08 then ${anyOf(lastNames)} else ${anyOf(beginnings)} || ${anyOf(endings)} end`;
const specialities = ['Neurology', 'Dermatology', 'Ophthalmology', 'Urology', 'ENT', 'Nurse', 'Orthopaedics'];
const statuses = ['CONFIRMED', 'CONFIRMED', 'CONFIRMED', 'NEW', 'NEW', 'PENDING', 'CANCELLED', 'NOT_SET'];

/** What stands there before bookings: the same in every run of a size. */
export const records = ({ people, events }: BenchSize): readonly string[] => [
  `insert into users (username, user_email, first_name, last_name)
   select 'booker' || i, 'booker' || i || '@bench.example', ${cycle(firstNames, 'i')}, ${cycle(lastNames, 'i')} || ' ' || i
   from generate_series(1, 400) i`,
  `insert into training_centres (name, city, country_id, indication_id, is_published)
   select 'Centre ' || i, 'City ' || i % 20, 1 + i % 40, case when i % 3 > 0 then 1 + i % 5 end, i % 9 > 0
   from generate_series(1, ${centresOf(events)}) i`,
  `insert into trainers (first_name, last_name, country_id)
   select ${cycle(firstNames, 'i')}, 'Trainer ' || i, ${country} from generate_series(1, ${trainersOf(events)}) i`,
  `insert into centre_events (name, date_start, date_end, training_centre_id, country_id, language, is_published, restrict_countries, collect_fields, deleted_at)
   select 'Event ' || i, date '2024-01-01' + i % 1500, date '2024-01-02' + i % 1500, 1 + i % ${centresOf(events)}, ${country},
     ${cycle(['English', 'German', 'French', 'Spanish'], 'i')}, i % 5 > 0, i % 25 = 0,
     ${cycle(['{}', '{}', '{dietaryRequirements}', '{dateArrival,dateDeparture,email}', '{nationality,jobTitle,phone}'], 'i')}::text[],
     case when i % 100 = 99 then timestamptz '2026-06-01' end
   from generate_series(1, ${events}) i`,
  `insert into centre_events (id, name, date_start, date_end, training_centre_id, country_id, is_published, max_trainees)
   overriding system value
   select ${freshEvents.first - 1} + i, 'Open event ' || i, date '2090-01-01', date '2090-01-02', 1 + i % 60, 1 + i % 40, true, 100000
   from generate_series(1, ${freshEvents.count + freshEvents.crowdedCount}) i`,
  `insert into centre_event_allowed_countries (centre_event_id, country_id)
   select id, country_id from centre_events where restrict_countries and id % 2 = 0`,
  `insert into centre_event_trainers (centre_event_id, trainer_id, priority)
   select e, 1 + (e * 7 + p) % ${trainersOf(events)}, p from generate_series(1, ${events}) e, generate_series(1, 2) p`,
  `insert into estimated_costs (centre_event_id, cost_category_id, name, amount_exc_vat, amount_inc_vat, currency)
   select e, c.id, 'Cost ' || n, n * 1000, n * 1200, ${cycle(['EUR', 'EUR', 'USD', 'JPY'], 'e')}
   from generate_series(1, ${events}) e, generate_series(1, 3) n, (select min(id) as id from cost_categories) c`,
  `insert into participants (name_title, first_name, last_name, email, city, country_id, author_id, nationality, job_title, speciality, is_hcp, phone, onekey_id, date_created, deleted_at)
   select case when i % 3 = 0 then 'Dr' end, ${anyOf(firstNames)}, ${anyLastName} || ' ' || left(md5(i::text), 12),
     'p' || i || '@clinic.example', 'City ' || floor(random() * 500), ${country}, 1 + floor(random() * 400)::bigint, case when i % 4 > 0 then ${anyOf(['DE', 'FR', 'PL', 'GR', 'JP'])} end,
     'Job ' || floor(random() * 60), ${anyOf(specialities)}, i % 10 > 0, case when i % 2 = 0 then '+49 ' || i end, case when i % 5 = 0 then 'OK' || i end,
     timestamptz '2023-01-01' + i * (interval '3 years' / ${people}), case when i > ${people} * 0.99 then timestamptz '2026-06-01' end
   from generate_series(1, ${people}) i`,
];

const centresOf = (events: number) => Math.max(60, Math.round(events / 20));
const trainersOf = (events: number) => Math.max(85, Math.round(events / 10));

/** What the jobs of a server in use have done each day: measured beside a backlog of theirs, every case pays for it. */
const isOver = (event: string) => `${event}.date_start < current_date`;

/** Two of three go to an event of their own country, a few come often, one in thirty is a placeholder. */
export const bookings = ({ people, events }: BenchSize): string => `
  with homes as materialized (
    select id, country_id, row_number() over (partition by country_id order by id) as n, count(*) over (partition by country_id) as among
    from centre_events where id <= ${events}),
  sizes as materialized (select distinct country_id, among from homes),
  drawn as materialized (
    select i, 1 + floor(${people} * power(random(), 1.3))::bigint as person, random() < 0.66 as at_home, random() as seat,
      random() < 0.033 as is_placeholder, 1 + floor(${events} * random())::bigint as elsewhere
    from generate_series(1, ${people * 2}) i)
  insert into event_bookings (booking_status, cancel_reason, booking_type, centre_event_id, participant_id, author_id, visa_required, date_arrival, date_departure, date_check_in, date_check_out, date_expiry, date_created, deleted_at)
  select case when d.is_placeholder and ${isOver('e')} then 'CANCELLED' else ${cycle(statuses, 'd.i')} end,
    case when d.is_placeholder and ${isOver('e')} then 'EXPIRED' end, case when d.i % 7 = 0 then 'STAFF' else 'TRAINEE' end, e.id, case when not d.is_placeholder then p.id end,
    1 + d.i % 400, d.i % 20 = 0,
    case when d.i % 3 > 0 then e.date_start - 1 end, case when d.i % 3 > 1 then e.date_end end,
    case when d.i % 4 = 0 then e.date_start - 1 end, case when d.i % 4 = 0 then e.date_end end,
    case when d.is_placeholder then e.date_start end, timestamptz '2023-06-01' + d.i * (interval '3 years' / ${people * 2}),
    case when d.i % 50 = 0 or p.deleted_at is not null then timestamptz '2026-06-01' end
  from drawn d
  join participants p on p.id = d.person
  left join sizes z on d.at_home and z.country_id = p.country_id
  left join homes h on h.country_id = z.country_id and h.n = 1 + floor(d.seat * z.among)::bigint
  join centre_events e on e.id = coalesce(h.id, d.elsewhere)
  order by d.i
  on conflict do nothing`;

/** After bookings. One event in four is full to the last seat, one in four half full; one person in 500 has moved. */
export const afterBookings = ({ events, audits }: BenchSize): readonly string[] => [
  `update centre_events e set max_trainees = case when e.id % 4 = 0 then t.taken else t.taken * 2 + 1 end
   from (select centre_event_id, count(*) as taken from event_bookings
     where booking_type = 'TRAINEE' and deleted_at is null and booking_status <> 'CANCELLED' and (participant_id is not null or date_expiry >= current_date - 2) group by 1) t
   where t.centre_event_id = e.id and e.id % 4 < 2`,
  `insert into waiting_list_entries (centre_event_id, participant_id, author_id, priority, date_created, closed_at, closed_reason)
   select e.id, 1 + (i * 37) % ${events * 90}, 1 + i % 400, i % 5, timestamptz '2026-01-01' + i * interval '1 minute',
     case when ${isOver('e')} then timestamptz '2026-01-01' + i * interval '1 hour' end, case when ${isOver('e')} then 'EVENT_STARTED' end
   from generate_series(1, ${events * 2}) i join centre_events e on e.id = 4 * (1 + i % ${Math.floor(events / 4)}) on conflict do nothing`,
  `insert into audits (auditable_type, auditable_id, event, model, old_values, new_values, user_id, country_id, created_at)
   select 'EventBooking', b.id, case when b.id % 3 = 0 then 'created' else 'updated' end, 'Booking ' || b.id, null,
     jsonb_build_object('booking_status', b.booking_status, 'participant_id', b.participant_id::text), 1 + b.id % 400, e.country_id, b.date_created + interval '1 hour'
   from event_bookings b join centre_events e on e.id = b.centre_event_id where b.id % 10 < 3 order by b.id limit ${Math.round(audits * 0.6)}`,
  `insert into audits (auditable_type, auditable_id, event, model, new_values, user_id, country_id, created_at)
   select 'Participant', id, 'created', full_name, jsonb_build_object('last_name', last_name), author_id, country_id, date_created
   from participants where id % 10 < 4 order by id limit ${Math.round(audits * 0.4)}`,
  `insert into moved_records (auditable_type, auditable_id)
   select 'Participant', id from participants where id % 500 = 0
   union all select 'EventBooking', id from event_bookings where participant_id % 500 = 0`,
];

/** Two of each event: most are approved, one in a hundred is stale, of which was told, and one in twenty withdrawn. */
export const documents = ({ events }: BenchSize): readonly string[] => [
  `insert into approved_documents (name, author_id, date_created, centre_event_id, purpose, is_custom_document, bound_fields, file_hash, file_name, file_size, pages, date_filed)
   select case n when 1 then 'Contract of ' else 'Programme of ' end || e.name, 3 + e.id % 400, e.date_start - interval '90 days', e.id,
     case n when 1 then 'CONTRACT' else 'OTHER' end, true,
     case when e.id % 10 = 0 then '{centreEvent.name,centreEvent.eventBookings.bookingStatus}' else event_document_fields() end,
     md5(e.id::text) || md5(n::text), 'document-' || e.id || '.pdf', 20000 + e.id, 1 + e.id % 9, e.date_start - interval '89 days'
   from centre_events e, generate_series(1, 2) n where e.id <= ${events}`,
  'insert into known_hashes (document_id, hash) select document_id, hash from approved_document_hashes',
  `update approved_documents d set field_hash = case when d.id % 100 = 3 then 'of before' else k.hash end, approved_file_hash = d.file_hash,
     approved_file_name = d.file_name, approved_by_id = 1, date_approved = d.date_created + interval '5 days', jobcode = 'JOB-' || d.id
   from known_hashes k where k.document_id = d.id and d.id % 10 < 8`,
  `update approved_documents set date_withdrawn = date_approved + interval '20 days', withdrawn_by_id = 1, withdrawn_reason = 'Replaced.'
   where id % 20 = 6`,
  `insert into approval_steps (approved_document_id, event, date)
   select id, 'STALE', date_approved + interval '9 days' from approved_documents where field_hash = 'of before'`,
];

/** One for every third booking, most of what a company in use has made. */
export const letters: readonly string[] = [
  `insert into document_runs (run_type, centre_event_id, params, author_id, date_created)
   select 'CONFIRMATION', e.id, jsonb_build_object('event', e.id), 3 + e.id % 400, e.date_start - interval '20 days'
   from centre_events e where exists (select from event_bookings b where b.centre_event_id = e.id)`,
  'alter table generated_documents disable trigger keep_of_event',
  `insert into generated_documents (document_run_id, impression_keys, run_type, title, file_name, file_hash, file_size, pages, language, fields,
     centre_event_id, event_booking_id, participant_id, author_id, date_created)
   select r.id, array[b.id::text], r.run_type, 'Confirmation of ' || b.kept_last_name, 'confirmation.pdf', md5(b.id::text) || md5('confirmation'),
     20000 + b.id % 9000, case when b.id % 60 = 0 then 2 else 1 end, 'en', '[]', b.centre_event_id, b.id, b.participant_id, r.author_id, r.date_created + b.id * interval '1 ms'
   from event_bookings b join document_runs r on r.centre_event_id = b.centre_event_id where b.id % 3 = 0 and b.participant_id is not null
   order by r.date_created + b.id * interval '1 ms'`,
  'alter table generated_documents enable trigger keep_of_event',
  'alter table generated_document_records disable trigger keep_countries',
  `insert into generated_document_records (generated_document_id, binding, context, record_id)
   select d.id, r.context, r.context, r.id::text from generated_documents d cross join lateral (values
     ('CENTRE_EVENT', d.centre_event_id), ('EVENT_BOOKING', d.event_booking_id), ('PARTICIPANT', d.participant_id)) r(context, id)`,
  'alter table generated_document_records enable trigger keep_countries',
  'alter table document_mails disable trigger keep_sent_at',
  `insert into document_mails (generated_document_id, email, name, subject, html, is_again, author_id, date_created)
   select d.id, p.id || '@clinic.example', p.last_name, d.title, '', false, d.author_id, d.date_created + interval '1 hour'
   from generated_documents d join participants p on p.id = d.participant_id where d.id % 2 = 0`,
  'alter table document_mails enable trigger keep_sent_at',
  `update generated_documents d set kept_countries = k.countries, kept_event_start = s.day, kept_sent_at = sent_at_of_document(d.id)
   from countries_of_documents k join days_of_documents s using (document_id) where k.document_id = d.id`,
];
