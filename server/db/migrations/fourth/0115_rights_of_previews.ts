import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

/** A preview keeps the rights that it was made with (S1). Of those that there are nobody knows them: they go, minutes early. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(
    db,
    `
delete from document_previews;
alter table document_previews add column grants jsonb not null;
`,
  );
