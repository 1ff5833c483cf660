import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

/**
 * F2: two officers at once are refused a code that differs in its capitals alone, as one after the other is. Approvals in
 * force that share one since before keep it: the first of them holds it, and the others until they have another code.
 */
export const up = (db: Kysely<unknown>): Promise<void> => runStatements(db, jobcodes);

const jobcodes = `
drop index approved_documents_jobcode;
do $$
  declare
    kept text[];
  begin
    select coalesce(array_agg(id || ' ' || jobcode order by id), '{}') into kept from (
      select id, jobcode, row_number() over (partition by lower(jobcode) order by date_approved, id) as place
      from approved_documents where date_approved is not null and date_withdrawn is null) holders
      where place > 1;
    execute format('create unique index approved_documents_jobcode on approved_documents (lower(jobcode))
      where date_approved is not null and date_withdrawn is null and id || '' '' || jobcode <> all (%L::text[])', kept);
  end $$;
`;
