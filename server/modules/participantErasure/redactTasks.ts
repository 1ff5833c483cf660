import { sql } from 'kysely';
import { redacted } from '#server/audit/redact.ts';
import type { Sql } from '#server/db/conditions.ts';
import { run, type Tx } from '#server/db/rows.ts';
import { documentsTask, mailsTask } from '../documentRun/index.ts';
import type { Erased } from './Erased.ts';

/** Rows of tasks that are about them, or tell of them: what came of each stays, and whom it was for does not. */
export async function redactTasks(tx: Tx, erased: Erased): Promise<void> {
  const { pseudonym, names } = erased;
  await run(
    tx,
    sql`update tasks t set title = split_part(t.title, ': ', 1), payload = case
          when t.kind = ${mailsTask} then t.payload || '{"subject": ""}'
          when jsonb_exists(t.payload, 'changes') then t.payload || '{"changes": {}, "add": {}}'
          else t.payload end
        where ${isOfPeople('t')} and not exists (select 1 from task_rows r where r.task_id = t.id and not ${isAbout('r', 't', erased)})
          and exists (select 1 from task_rows r where r.task_id = t.id)`,
  );
  await run(
    tx,
    sql`update task_rows r set label = ${pseudonym}, message = case when r.message is not null then ${redacted} end,
          result = ${told('r')}
        from tasks t where t.id = r.task_id and ${isOfPeople('t')} and ${isAbout('r', 't', erased)}`,
  );
  // Of a list it is told in whose record something is to be mended.
  await run(
    tx,
    sql`update task_rows r set message = ${redacted} from tasks t where t.id = r.task_id and t.kind = ${documentsTask}
          and exists (select 1 from unnest(${[...names]}::text[]) called where strpos(lower(r.message), lower(called)) > 0)`,
  );
}

/** The type of the records that a task changes, or changes back. */
function typeOf(task: string): Sql {
  const payload = sql.id(task, 'payload');
  return sql`coalesce(${payload} ->> 'type',
    (select done.payload ->> 'type' from tasks done where done.id = (${payload} ->> 'task')::bigint))`;
}

const isOfPeople = (task: string): Sql =>
  sql`(${sql.id(task, 'kind')} in (${documentsTask}, ${mailsTask}) or jsonb_exists_any(${sql.id(task, 'payload')}, array['type', 'task']))`;

function isAbout(row: string, task: string, { people, names, bookings, left }: Erased): Sql {
  const key = sql.id(row, 'key');
  const person = sql`split_part(${sql.id(row, 'label')}, ' · ', 1)`;
  const all = sql`any(${[...people]}::bigint[])`;
  const isSeat = (prefix: string): Sql => {
    const of = (ids: readonly string[]) => sql`any(${ids.map((id) => `${prefix}${id}`)}::text[])`;
    return sql`(${key} = ${of(bookings)} or (${key} = ${of(left)} and ${person} = any(${[...names]}::text[])))`;
  };
  return sql`coalesce(case
    when ${sql.id(task, 'kind')} = ${documentsTask} then ${isSeat('booking-')}
    when ${sql.id(task, 'kind')} = ${mailsTask} then ${key} in (select d.guid::text from generated_documents d where d.participant_id = ${all})
    else case ${typeOf(task)} when 'Participant' then ${key} = any(${[...people]}::text[]) when 'EventBooking' then ${isSeat('')}
      when 'WaitingListEntry' then ${key} in (select w.id::text from waiting_list_entries w where w.participant_id = ${all}) end end, false)`;
}

/** Who was mailed, and from what to what a record was changed. */
function told(row: string): Sql {
  const result = sql.id(row, 'result');
  const hidden = (side: string) =>
    sql`case when change.value -> ${side} = 'null' then 'null' else to_jsonb(${redacted}::text) end`;
  return sql`case
    when jsonb_exists(${result}, 'email') then ${result} || jsonb_build_object('email', ${redacted}::text)
    when jsonb_typeof(${result} -> 'changes') = 'array' then ${result} || jsonb_build_object('changes', (
      select coalesce(jsonb_agg(change.value || jsonb_build_object('before', ${hidden('before')}, 'after', ${hidden('after')}) order by change.place), '[]')
      from jsonb_array_elements(${result} -> 'changes') with ordinality change (value, place)))
    else ${result} end`;
}
