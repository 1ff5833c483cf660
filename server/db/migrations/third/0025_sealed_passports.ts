import type { Kysely } from 'kysely';
import type { MigrationTools } from '../Migration.ts';
import { runStatements } from '../runStatements.ts';
import { sealClearPassports } from '../sealClearPassports.ts';

/** Whatever of 0012 was left in clear is sealed (G4), and its checks hold for every row there is. */
export async function up(db: Kysely<unknown>, { passports }: MigrationTools): Promise<void> {
  await sealClearPassports(db, passports);
  await runStatements(db, valid('event_bookings') + valid('waiting_list_entries'));
}

const valid = (table: string): string => `
alter table ${table}
  validate constraint ${table}_passport_number_sealed,
  validate constraint ${table}_passport_country_issue_sealed,
  validate constraint ${table}_passport_expiration_date_sealed;
`;
