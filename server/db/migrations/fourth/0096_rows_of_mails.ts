import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

/** A mail of a document knows the task that it is a row of: one that is given up is reported there as well (M5). */
export const up = (db: Kysely<unknown>): Promise<void> => runStatements(db, tasks);

const tasks = `
alter table document_mails add column task_id bigint references tasks on delete set null;
create index document_mails_of_task on document_mails (task_id) where task_id is not null;
`;
