import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

/** Display preferences are no change of the user's record: whoever has it open does not hear of them (K6). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, touch);
}

const touch = `
drop trigger touch_users on users;
create trigger touch_users before update on users for each row
  when (new.preferences is not distinct from old.preferences)
  execute function touch_date_modified();
`;
