import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

/**
 * What was done to a part of a record names the record, so that its history finds it by an index: a cost that is gone
 * leaves nothing but its audit rows, of which only the first and the last tell the event.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}

const statements = `
alter table audits add column owner_id bigint;
select set_config('convene.redacting', 'on', true);
update audits a set owner_id = coalesce(
  (select c.centre_event_id from estimated_costs c where c.id = a.auditable_id),
  (select (coalesce(told.new_values, told.old_values) ->> 'centre_event_id')::bigint from audits told
    where told.auditable_type = 'EstimatedCost' and told.auditable_id = a.auditable_id and told.event in ('created', 'deleted') limit 1))
  where a.auditable_type = 'EstimatedCost';
select set_config('convene.redacting', 'off', true);
create index audits_owner on audits (coalesce(owner_id, auditable_id), created_at, id);
analyze audits;
`;
