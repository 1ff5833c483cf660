import { type Kysely, sql } from 'kysely';
import { runStatements } from '../runStatements.ts';

/**
 * An index for whatever lists filter and sort by (ADR 21). Those of the sort orders carry what decides who sees a row,
 * so that pages are skipped and rows are counted without reading the table.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, bookings + participants + others);
  const { rows } = await sql`select 1 from pg_extension where extname = 'pg_trgm'`.execute(db);
  if (rows.length > 0) await runStatements(db, patterns);
  await runStatements(db, 'analyze');
}

const seen =
  'include (kept_event_country_id, kept_person_country_id, kept_event_restricted, kept_of_deleted, centre_event_id, participant_id)';

const bookings = `
drop index event_bookings_date_created;
create index event_bookings_date_created on event_bookings (date_created, id) ${seen} where deleted_at is null;
create index event_bookings_countries on event_bookings (kept_event_country_id, kept_person_country_id, date_created, id)
  include (kept_event_restricted, kept_of_deleted, centre_event_id, participant_id) where deleted_at is null;
create index event_bookings_person_country on event_bookings (kept_person_country_id, date_created, id)
  where deleted_at is null and participant_id is not null;
create index event_bookings_collect on event_bookings (kept_collect_status, date_created, id) ${seen} where deleted_at is null;
create index event_bookings_name on event_bookings (kept_last_name, kept_first_name, id) ${seen} where deleted_at is null;
create index event_bookings_name_desc on event_bookings (kept_last_name desc nulls last, kept_first_name desc nulls last, id desc)
  ${seen} where deleted_at is null;
create index event_bookings_arrival on event_bookings (date_arrival, participant_id) where date_arrival is not null and deleted_at is null;
create index event_bookings_departure on event_bookings (date_departure, participant_id) where date_departure is not null and deleted_at is null;
create index event_bookings_date_expiry on event_bookings (date_expiry, id) where participant_id is null and deleted_at is null;
`;

const participants = `
drop index participants_last_name;
create index participants_last_name on participants (last_name, id) include (country_id) where deleted_at is null;
drop index participants_date_created;
create index participants_date_created on participants (date_created, id) include (country_id) where deleted_at is null;
create index participants_first_name on participants (first_name) where deleted_at is null;
create index participants_full_name on participants (full_name) where deleted_at is null;
create index participants_email_as_written on participants (email) where deleted_at is null;
create index participants_city on participants (city, last_name, id) where deleted_at is null;
create index participants_nationality on participants (nationality, last_name, id) where deleted_at is null;
create index participants_job_title on participants (job_title, last_name, id) where deleted_at is null;
create index participants_speciality on participants (speciality, last_name, id) where deleted_at is null;
create index participants_hcp on participants (is_hcp, last_name, id) include (country_id) where deleted_at is null;
create index participants_date_modified on participants (date_modified) where deleted_at is null;
`;

const others = `
drop index audits_created_at;
create index audits_created_at on audits (created_at, id) include (country_id, user_id);
create index audits_auditable on audits (auditable_id, created_at, id);
create index audits_model on audits (model, created_at, id);
`;

const folded = (...columns: readonly string[]): string =>
  columns.map((column) => `f_search(${column}) gin_trgm_ops`).join(', ');

/** A thousandth is told from a hundredth by the statistics: on that hangs whether the index or the order is followed. */
const exact = (index: string, columns: number): string =>
  Array.from(
    { length: columns },
    (_, column) => `alter index ${index} alter column ${column + 1} set statistics 1000;\n`,
  ).join('');

const patterns = `
create index participants_patterns on participants using gin
  (${folded('first_name', 'last_name', 'full_name', 'email', 'city', 'nationality', 'job_title', 'speciality', 'onekey_id', 'veeva_id')})
  where deleted_at is null;
create index audits_patterns on audits using gin (${folded('model', 'auditable_type', 'event')});
${exact('participants_patterns', 10)}${exact('audits_patterns', 3)}`;
