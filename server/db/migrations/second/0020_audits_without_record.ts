import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

/** S4: an export takes many records out and a report is none, so their audit rows name no record. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}

const statements = `
alter table audits alter column auditable_id drop not null;
alter table audits add constraint audits_name_their_record
  check (auditable_id is not null or event in ('exported', 'viewed'));
`;
