import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

/** S4: emptying the audit at once is refused like removing one of its rows, which a trigger per row does not see. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, guard);
}

const guard = `
create trigger audits_never_truncated before truncate on audits
  for each statement execute function audits_are_append_only();
`;
