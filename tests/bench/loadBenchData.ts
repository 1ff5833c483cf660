import { sql } from 'kysely';
import { hashPassword } from '#server/auth/passwords.ts';
import { keepOfAll } from '#server/db/migrations/third/0033_bookings_keep_what_lists_ask.ts';
import { countAnew } from '#server/db/migrations/third/0034_figures_of_bookings.ts';
import { countAttended } from '#server/db/migrations/fourth/0065_spend_from_its_costs.ts';
import { keepProfessionals } from '#server/db/migrations/fourth/0069_professionals_among_bookings.ts';
import { countProfessionals } from '#server/db/migrations/fourth/0070_sizes_of_lines.ts';
import { keepDeleted } from '#server/db/migrations/fourth/0071_figures_of_the_listed.ts';
import { countAtHome } from '#server/db/migrations/fourth/0080_figures_at_home.ts';
import { countTrainers } from '#server/db/migrations/fourth/0081_lines_with_their_shares.ts';
import { countPlaceholders } from '#server/db/migrations/fourth/0119_events_without_placeholders.ts';
import { splitStatements } from '#server/db/migrations/runStatements.ts';
import { withoutIndexes } from '#server/db/migrations/withoutIndexes.ts';
import { allowLongStatements } from '#server/db/statementLimits.ts';
import type { Database } from '#server/db/Database.ts';
import {
  afterBookings,
  benchPassword,
  type BenchSize,
  bookings,
  documents,
  letters,
  managedCountries,
  records,
} from './benchData.ts';

/** As rows stand that are written one by one: to write all of them anew shuffles them. */
const inOrderOfMaking = (table: string): string =>
  withoutIndexes(table, `cluster ${table} using ${table}_pkey;`);

/** Row by row, what triggers keep and count takes an hour: it is worked out for all bookings at once. */
const stages = (size: BenchSize): readonly string[] => [
  withoutIndexes(
    'participants',
    `select setseed(0.42);
alter table participants disable trigger user;
alter table participants enable trigger keep_country_name;
alter table centre_events disable trigger user;
${records(size).join(';\n')};
alter table participants enable trigger user;
alter table centre_events enable trigger user;
analyze;
alter table event_bookings disable trigger user;
${withoutIndexes('event_bookings', `${bookings(size).trim()};${keepOfAll}${keepProfessionals}`)}`,
  ),
  inOrderOfMaking('event_bookings'),
  countAnew +
    countAttended +
    countProfessionals +
    countTrainers +
    countPlaceholders +
    keepDeleted +
    countAtHome,
  afterBookings(size).join(';\n'),
  documents(size).join(';\n'),
  letters.join(';\n'),
  inOrderOfMaking('generated_documents'),
];

export async function loadBenchData(database: Database, size: BenchSize): Promise<void> {
  const passwordHash = await hashPassword(benchPassword);
  await database.transaction(async (tx) => {
    await sql`insert into users (username, user_email, password_hash) values
      ('administrator', 'administrator@bench.example', ${passwordHash}), ('manager', 'manager@bench.example', ${passwordHash})`.execute(
      tx,
    );
    await sql`insert into user_roles (user_id, role) values (1, 'administrator'), (2, 'country_manager')`.execute(
      tx,
    );
    await sql`insert into user_countries (user_id, country_id) select 2, unnest(${managedCountries}::bigint[])`.execute(
      tx,
    );
  });
  for (const stage of stages(size))
    await database.transaction(async (tx) => {
      await allowLongStatements(tx);
      await sql`set local lock_timeout = 0`.execute(tx);
      for (const statement of splitStatements(stage)) await sql.raw(statement).execute(tx);
    });
  // As a server in use is: rows that everybody sees are counted in the index alone.
  await database.kysely.connection().execute(async (session) => {
    // The server may be at it by itself.
    const { rows } = await sql<{ usual: string }>`select current_setting('lock_timeout') as usual`.execute(
      session,
    );
    await sql`set lock_timeout = 0`.execute(session);
    await sql`vacuum analyze`.execute(session);
    await sql`select set_config('lock_timeout', ${rows[0]?.usual}, false)`.execute(session);
  });
}
