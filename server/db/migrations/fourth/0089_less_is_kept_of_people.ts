import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

/**
 * An own value over a passport stood in clear beside the encryption (G4, ADR 7). What approvals keep of people is masked
 * where somebody is erased, as the audit is (G5, ADR 44).
 */
export const up = (db: Kysely<unknown>): Promise<void> => runStatements(db, passports + steps);

const passports = `
update document_runs run set modified_fields = (
  select coalesce(jsonb_object_agg(kept.record, kept.fields) filter (where kept.fields <> '{}'), '{}')
  from (select own.key as record, case when own.key like 'EVENT\\_BOOKING:%'
      then own.value - array['passportNumber', 'passportCountryIssue', 'passportExpirationDate'] else own.value end as fields
    from jsonb_each(run.modified_fields) own) kept)
  where run.modified_fields::text ~ '"passport(Number|CountryIssue|ExpirationDate)"';
`;

const steps = `
create or replace function approval_steps_stay() returns trigger
  language plpgsql
  as $$
  begin
    if tg_op = 'UPDATE' and current_setting('convene.redacting', true) = 'on' then
      if to_jsonb(new) - 'facts' = to_jsonb(old) - 'facts' then
        return new;
      end if;
    end if;
    raise exception 'What was approved, and what was done about it, stays as it was.'
      using errcode = 'restrict_violation', constraint = 'approval_steps_stay';
  end $$;
`;
