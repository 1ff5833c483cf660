import { sql } from 'kysely';
import { redacted } from '#server/audit/redact.ts';
import type { Sql } from '#server/db/conditions.ts';
import { run, type Tx } from '#server/db/rows.ts';
import { blanked } from './blanked.ts';
import type { Erased } from './Erased.ts';
import { keptOfPerson, personalOfJourney } from './redactAudits.ts';
import { pseudonymousTitle } from './redactDocuments.ts';

/** A document that is to be approved, which is called as the one that it was made from. */
interface Renamed {
  readonly id: string;
  readonly old: string;
  readonly name: string;
}

/** What approved documents are called, and what is kept of them to tell what changed since (F1). */
export async function redactApprovals(tx: Tx, erased: Erased): Promise<void> {
  const theirs = sql`made.participant_id = any(${[...erased.people]}::bigint[])`;
  const renamed = await run<Renamed>(
    tx,
    sql`select distinct on (d.id) d.id::text, d.name as old, ${pseudonymousTitle('made', erased.pseudonym)} as name
        from approved_documents d join generated_documents made on ${theirs} and (made.guid = d.document_guid
          or (made.title = d.name and exists (select 1 from approval_steps s where s.approved_document_id = d.id and s.file_hash = made.file_hash)))
        order by d.id, made.guid = d.document_guid desc`,
  );
  for (const document of renamed) await rename(tx, document);
  await maskFiles(tx, erased, theirs);
  await maskFacts(tx, erased);
}

/** With its log, and with the words that its approval gave the event (B2). */
async function rename(tx: Tx, { id, old, name }: Renamed): Promise<void> {
  const called = (column: Sql): Sql =>
    sql`replace(${column}, ${`Approved: ${old} (`}, ${`Approved: ${name} (`})`;
  const [before, after] = [old, name].map((each) => JSON.stringify(`Approved: ${each} (`).slice(1, -1));
  const told = (column: Sql): Sql => sql`replace(${column}::text, ${before}::text, ${after}::text)::jsonb`;
  const event = sql`(select d.centre_event_id from approved_documents d where d.id = ${id} and d.purpose <> 'OTHER')`;
  await run(
    tx,
    sql`update centre_events e set contract_executed_text = ${called(sql`contract_executed_text`)},
          authorisation_obtained_text = ${called(sql`authorisation_obtained_text`)}
        where e.id = ${event} and concat(contract_executed_text, authorisation_obtained_text) like '%Approved: %'`,
  );
  await run(
    tx,
    sql`update audits a set old_values = ${told(sql`a.old_values`)}, new_values = ${told(sql`a.new_values`)}
        where a.auditable_type = 'CentreEvent' and a.auditable_id = ${event}
          and jsonb_exists_any(coalesce(a.new_values, '{}'), array['contract_executed_text', 'authorisation_obtained_text'])`,
  );
  await run(tx, sql`update approved_documents set name = ${name} where id = ${id}`);
  const files = { these: ['name', 'file_name', 'approved_file_name'] };
  await run(
    tx,
    sql`update audits a set model = ${name}, old_values = ${blanked('old_values', files)}, new_values = ${blanked('new_values', files)}
        where a.auditable_type = 'ApprovedDocument' and a.auditable_id = ${id}`,
  );
}

const fileOf = (pseudonym: string): string => `${pseudonym}.pdf`;

async function maskFiles(tx: Tx, { pseudonym }: Erased, theirs: Sql): Promise<void> {
  const isTheirs = (column: string): Sql =>
    sql`exists (select 1 from generated_documents made where ${theirs} and made.file_hash = ${sql.id('d', column)})`;
  for (const file of ['file', 'approved_file'])
    await run(
      tx,
      sql`update approved_documents d set ${sql.id(`${file}_name`)} = ${fileOf(pseudonym)} where ${isTheirs(`${file}_hash`)}`,
    );
}

const keptIn = [
  ['approved_documents', 'id', 'kept_facts'],
  ['approval_steps', 'approved_document_id', 'facts'],
] as const;

/** Whatever document of an event they had a seat on says something of them. */
async function maskFacts(tx: Tx, erased: Erased): Promise<void> {
  const seats = sql`any(${[...erased.bookings, ...erased.left]}::bigint[])`;
  for (const [table, document, column] of keptIn)
    await run(
      tx,
      sql`update ${sql.id(table)} t set ${sql.id(column)} = said.facts
          from (select k.id, ${masked(sql.id('k', column), erased)} as facts from ${sql.id(table)} k
            join approved_documents d on d.id = ${sql.id('k', document)}
            where ${sql.id('k', column)} is not null
              and d.centre_event_id in (select b.centre_event_id from event_bookings b where b.id = ${seats})) said
          where said.id = t.id and said.facts is distinct from ${sql.id('t', column)}`,
    );
}

const ofPerson = sql.raw(`('participant', 'participant.country', 'centreEvent.eventBookings.participant')`);
const ofSeat = sql.raw(`('eventBooking', 'centreEvent.eventBookings')`);

/** The facts, of which what was personal and is said no more reads `•••`: that it changed is still told. */
function masked(facts: Sql, { people, bookings, left, pseudonym }: Erased): Sql {
  const field = sql`(f.fact ->> 'field')`;
  const value = sql`(f.fact ->> 'value')`;
  const isGone = (record: string) =>
    sql`${value} <> coalesce(to_jsonb(${sql.id(record)}) ->> fact_column(${field}), '')`;
  const mask = sql`jsonb_build_object('value', ${redacted}::text)`;
  return sql`(select jsonb_agg(case
      when made.file_hash is not null then f.fact || jsonb_build_object('shown', ${fileOf(pseudonym)}::text || ' (' || left(made.file_hash, 8) || ')')
      when p.id is not null then f.fact || jsonb_build_object('label', fact_label(${field}, ${pseudonym})) || case
        when fact_root(${field}) <> 'participant.country' and fact_column(${field}) <> all(${[...keptOfPerson]}::text[]) and ${isGone('p')} then ${mask} else '{}' end
      when b.id is not null and fact_column(${field}) = any(${[...personalOfJourney]}::text[]) and ${isGone('b')} then f.fact || ${mask}
      else f.fact end order by f.place)
    from jsonb_array_elements(${facts}) with ordinality f (fact, place)
    left join participants p on fact_root(${field}) in ${ofPerson} and p.id = any(${[...people]}::bigint[]) and p.id::text = f.fact ->> 'key'
    left join event_bookings b on fact_root(${field}) in ${ofSeat} and b.id = any(${[...bookings, ...left]}::bigint[]) and b.id::text = f.fact ->> 'key'
    left join (select distinct g.file_hash from generated_documents g where g.participant_id = any(${[...people]}::bigint[])) made
      on ${field} = 'file' and made.file_hash = ${value})`;
}
