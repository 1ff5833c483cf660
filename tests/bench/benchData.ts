import { sql } from 'kysely';
import { hashPassword } from '#server/auth/passwords.ts';
import type { Database } from '#server/db/Database.ts';

export const benchPassword = 'convene-bench';

/** Events without bookings for those that are made while time is taken: one a load, and a thousand together. */
export const freshEvents = { first: 2001, count: 1000, crowdedFirst: 3001, crowdedCount: 100 } as const;

/** 200,000 participants and 400,000 bookings over 2,000 events, the same in every run. */
const rows: readonly string[] = [
  `insert into training_centres (name, city, country_id, is_published)
   select 'Centre ' || i, 'City ' || i % 20, 1 + i % 40, true from generate_series(1, 60) i`,
  `insert into trainers (first_name, last_name, country_id) select 'Teo', 'Trainer ' || i, 1 + i % 40 from generate_series(1, 85) i`,
  `insert into centre_events (name, date_start, date_end, training_centre_id, country_id, is_published, max_trainees)
   select 'Event ' || i, date '2026-01-01' + i % 900, date '2026-01-02' + i % 900, 1 + i % 60, 1 + i % 40, i % 5 > 0, 250
   from generate_series(1, 2000) i`,
  `insert into centre_events (name, date_start, date_end, training_centre_id, country_id, is_published, max_trainees)
   select 'Open event ' || i, date '2090-01-01', date '2090-01-02', 1 + i % 60, 1 + i % 40, true, 100000
   from generate_series(1, ${freshEvents.count + freshEvents.crowdedCount}) i`,
  `insert into centre_event_trainers (centre_event_id, trainer_id, priority)
   select e, 1 + (e * 7 + p) % 85, p from generate_series(1, 2000) e, generate_series(1, 2) p`,
  `insert into participants (name_title, first_name, last_name, email, city, country_id, author_id)
   select 'Dr', 'First ' || i % 977, md5(i::text), 'p' || i || '@clinic.example', 'City ' || i % 500, 1 + i % 40, 1
   from generate_series(1, 200000) i`,
  // K2 counts the seats of an event for each row; at this number that takes minutes, and no event gets near its maximum.
  'alter table event_bookings disable trigger guard_seat_insert',
  `insert into event_bookings (booking_status, booking_type, centre_event_id, participant_id, author_id)
   select (array['CONFIRMED', 'NEW', 'PENDING', 'CANCELLED'])[1 + i % 4], 'TRAINEE', 1 + i % 2000, 1 + (i / 2) % 200000, 1
   from generate_series(0, 399999) i`,
  'alter table event_bookings enable trigger guard_seat_insert',
];

export async function loadBenchData(database: Database): Promise<void> {
  const passwordHash = await hashPassword(benchPassword);
  await database.transaction(async (tx) => {
    await sql`insert into users (username, user_email, password_hash) values ('administrator', 'administrator@bench.example', ${passwordHash})`.execute(
      tx,
    );
    await sql`insert into user_roles (user_id, role) values (1, 'administrator')`.execute(tx);
    for (const statement of rows) await sql.raw(statement).execute(tx);
  });
  await database.maintain();
}
