import { sql } from 'kysely';
import { run, selectIds, type Tx } from '#server/db/rows.ts';
import { bookingsOf } from '../eventBooking/bookingMeasures.ts';
import { leftSeats } from './redactAudits.ts';

interface Erased {
  /** The person, and every record that was merged into theirs. */
  readonly people: readonly string[];
  /** By these, rows name them of which nothing has been written. */
  readonly emails: readonly (string | null)[];
}

interface NamedLine {
  readonly file_hash: string;
  readonly sheet: string | null;
  readonly line: number;
}

const refused = [{ field: null, message: 'Whom this row named has been erased.' }];

/** The lines of files that say something of these people, in each import of the file; what was still to be written is refused. */
export async function eraseImports(tx: Tx, erased: Erased): Promise<void> {
  const lines = await linesOf(tx, erased);
  if (lines.length === 0) return;
  const held = await selectIds(
    tx,
    sql`select i.id::text from record_imports i where i.file_hash = any(${lines.map((line) => line.file_hash)}::text[])
        order by i.id for update`,
  );
  const imports = sql`any(${[...held]}::bigint[])`;
  await run(
    tx,
    sql`update record_import_rows r set match_key = null, person_keys = null, alone_keys = null, alike = null, decision = 'LEAVE', person_id = null, changes = null,
          cells = (select coalesce(jsonb_agg(''::text), '[]') from jsonb_array_elements(r.cells)),
          outcome = case when r.state = 'DONE' then r.outcome else 'REFUSED' end,
          problems = case when r.state = 'DONE' then null else ${JSON.stringify(refused)}::jsonb end
        from record_imports i, jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as n (file_hash text, sheet text, line integer)
        where i.id = ${imports} and n.file_hash = i.file_hash and n.sheet is not distinct from i.settings ->> 'sheet'
          and r.import_id = i.id and r.line = n.line`,
  );
  // Whoever had the file read once more would have these lines again.
  await run(
    tx,
    sql`update record_imports i set file_dropped = true, problems_hash = null,
          columns = (select jsonb_agg(e.col || '{"samples": []}' order by e.n) from jsonb_array_elements(i.columns) with ordinality e (col, n))
        where i.id = ${imports}`,
  );
}

/** Also what was only tried, and found to be of them: whoever is entered all the same is somebody else. */
function linesOf(tx: Tx, { people, emails }: Erased): Promise<readonly NamedLine[]> {
  const all = sql`any(${[...people]}::bigint[])`;
  const known = emails.flatMap((email) => email?.trim().toLowerCase() || []);
  return run<NamedLine>(
    tx,
    sql`with records (type, id) as (
          select 'Participant', p.id from participants p where p.id = ${all}
          union all select 'EventBooking', b.id from event_bookings b where ${bookingsOf('b', people)}
          union all select 'EventBooking', s.id from (${leftSeats(all)}) s
          union all select 'WaitingListEntry', w.id from waiting_list_entries w where w.participant_id = ${all})
        select distinct i.file_hash, i.settings ->> 'sheet' as sheet, r.line
        from record_imports i join record_import_rows r on r.import_id = i.id
        where (i.type, r.record_id) in (select type, id from records) or r.person_id = ${all}
          or (r.decision = 'LEAVE' and exists (select 1 from jsonb_array_elements(r.alike) a (found) where (a.found ->> 'person')::bigint = ${all}))
          or exists (select 1 from jsonb_array_elements_text(r.cells) c (text) where lower(btrim(c.text)) = any(${known}::text[]))`,
  );
}
