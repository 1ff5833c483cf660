import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

/** What lists ask of many rows is read from less (ADR 21). */
export const up = (db: Kysely<unknown>): Promise<void> => runStatements(db, joinedNames);

/** The dot that joins names (`Badge · Spring course`) folds to itself: what has no other sign needs no more than Greek does. */
const joinedNames = `
do $$
  begin
    execute replace(pg_get_functiondef('f_fold'::regproc), '[^ -~', '[^ -~\\u00b7');
  end $$;
`;
