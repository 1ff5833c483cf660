import { sql } from 'kysely';
import type { Json } from '#server/db/Json.ts';
import { run, runJson, type Tx } from '#server/db/rows.ts';
import { namesThem } from './namesThem.ts';
import { calledOf, maskedIn, type Person } from './searchedTexts.ts';

interface Told {
  readonly id: string;
  readonly arguments: Json;
}

/** G5: what was looked for in lists that were taken out as files, where that was them. Who took what, and how much, stays told. */
export async function redactExports(tx: Tx, people: readonly Person[]): Promise<void> {
  const texts = await run<{ text: string; folded: string }>(
    tx,
    sql`select distinct found #>> '{}' as text, f_search(found #>> '{}') as folded
        from audits a cross join lateral jsonb_path_query(a.new_values -> 'arguments', 'strict $.**') found
        where a.event = 'exported' and jsonb_typeof(found) = 'string'`,
  );
  const called = await calledOf(tx, people);
  const theirs = new Set(texts.filter(({ folded }) => namesThem(folded, called)).map(({ text }) => text));
  if (theirs.size === 0) return;
  const told = await runJson<Told>(
    tx,
    sql`select json_build_object('id', a.id::text, 'arguments', a.new_values -> 'arguments')::text as row from audits a
        where a.event = 'exported' and exists (select 1 from jsonb_path_query(a.new_values -> 'arguments', 'strict $.**') found
          where jsonb_typeof(found) = 'string' and found #>> '{}' = any(${[...theirs]}::text[]))`,
  );
  const masked = told.map(({ id, arguments: given }) => ({ id, arguments: maskedIn(given, theirs) }));
  await run(
    tx,
    sql`update audits a set new_values = jsonb_set(a.new_values, '{arguments}', m.arguments)
        from jsonb_to_recordset(${JSON.stringify(masked)}::jsonb) as m (id bigint, arguments jsonb) where a.id = m.id`,
  );
}
