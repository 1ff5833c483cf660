import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

/** An own value over a passport stood in clear beside the encryption (G4, ADR 7). */
export const up = (db: Kysely<unknown>): Promise<void> => runStatements(db, passports);

const passports = `
update document_runs run set modified_fields = (
  select coalesce(jsonb_object_agg(kept.record, kept.fields) filter (where kept.fields <> '{}'), '{}')
  from (select own.key as record, case when own.key like 'EVENT\\_BOOKING:%'
      then own.value - array['passportNumber', 'passportCountryIssue', 'passportExpirationDate'] else own.value end as fields
    from jsonb_each(run.modified_fields) own) kept)
  where run.modified_fields::text ~ '"passport(Number|CountryIssue|ExpirationDate)"';
`;
