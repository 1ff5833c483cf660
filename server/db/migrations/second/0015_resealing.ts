import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

/** Passports that are sealed again with another key (G4) stay unchanged to whoever has the record open (K6). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, touch('event_bookings') + touch('waiting_list_entries'));
}

const touch = (table: string): string => `
drop trigger touch_${table} on ${table};
create trigger touch_${table} before update on ${table} for each row
  when (pg_trigger_depth() = 0 and current_setting('convene.untouched', true) is distinct from 'on')
  execute function touch_date_modified();
`;
