import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

/**
 * An event keeps whether an approval has settled its contract and its authorisation. The remarks told it, which anybody
 * may rewrite: a withdrawal then took nothing back (F4).
 */
export const up = (db: Kysely<unknown>): Promise<void> => runStatements(db, kept + byHand);

const told = (purpose: string, text: string) => `exists (
  select 1 from approval_steps s join approved_documents d on d.id = s.approved_document_id
  where d.centre_event_id = e.id and d.purpose = '${purpose}' and s.event = 'APPROVED'
    and position(concat('Approved: ', d.name, ' (', s.jobcode, ').') in e.${text}) > 0)`;

const kept = `
alter table centre_events
  add column kept_contract_approved boolean not null default false,
  add column kept_authorisation_approved boolean not null default false;
alter table centre_events disable trigger user;
update centre_events e set
  kept_contract_approved = contract_executed and coalesce(${told('CONTRACT', 'contract_executed_text')}, false),
  kept_authorisation_approved = authorisation_obtained and coalesce(${told('AUTHORISATION', 'authorisation_obtained_text')}, false)
  where concat(contract_executed_text, authorisation_obtained_text) like '%Approved: %';
alter table centre_events enable trigger user;
`;

/** Whoever changes what is settled and is no approval has settled it by hand. */
const byHand = `
create function settle_by_hand() returns trigger
  language plpgsql
  as $$
  begin
    if new.contract_executed <> old.contract_executed and new.kept_contract_approved = old.kept_contract_approved then
      new.kept_contract_approved := false;
    end if;
    if new.authorisation_obtained <> old.authorisation_obtained and new.kept_authorisation_approved = old.kept_authorisation_approved then
      new.kept_authorisation_approved := false;
    end if;
    return new;
  end $$;
create trigger settle_by_hand before update of contract_executed, authorisation_obtained on centre_events
  for each row execute function settle_by_hand();
`;
