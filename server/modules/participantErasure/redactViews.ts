import { sql } from 'kysely';
import type { Json } from '#server/db/Json.ts';
import { run, runJson, type Tx } from '#server/db/rows.ts';
import { maskedIn, type Person } from './searchedTexts.ts';

interface Kept {
  readonly id: string;
  readonly look: Json;
  readonly arguments: Json;
}

/** Every text that a view is narrowed or drawn by. */
const texts = sql`(select found #>> '{}' as text from jsonb_path_query(jsonb_build_array(v.look, v.arguments), 'strict $.**') found
  where jsonb_typeof(found) = 'string')`;

/**
 * G5: by what views look for them, where it is theirs alone: their address, a number of theirs, or their whole name where
 * nobody else has it. A view is still used: what might be a word or another person's name stays what it looks for.
 */
export async function redactViews(tx: Tx, people: readonly Person[]): Promise<void> {
  const marks = people.flatMap(({ email, onekey_id, veeva_id }) => [email, onekey_id, veeva_id]);
  const names = people.flatMap(({ first_name: first, last_name: last }) =>
    first && last ? [`${first} ${last}`, `${last} ${first}`, `${last}, ${first}`] : [],
  );
  const found = await run<{ text: string }>(
    tx,
    sql`with marks as (select f_search(mark) as called from unnest(${marks.flatMap((mark) => mark?.trim() || [])}::text[]) given (mark)),
          names as (select f_search(name) as called from unnest(${names}::text[]) given (name)),
          others as (select first_name, last_name from participants union all select first_name, last_name from trainers
            union all select first_name, last_name from users)
        select t.text from saved_views v cross join lateral ${texts} t cross join lateral f_search(btrim(t.text)) as folded
        where folded in (select called from marks) or (folded in (select called from names)
          and not exists (select 1 from others join names on called = f_search(person_name(first_name, last_name))))`,
  );
  const theirs = new Set(found.map(({ text }) => text));
  if (theirs.size === 0) return;
  const views = await runJson<Kept>(
    tx,
    sql`select json_build_object('id', v.id::text, 'look', v.look, 'arguments', v.arguments)::text as row from saved_views v
        where exists (select 1 from ${texts} t where t.text = any(${[...theirs]}::text[])) order by v.id for update`,
  );
  for (const { id, look, arguments: asked } of views)
    await run(
      tx,
      sql`update saved_views set look = ${JSON.stringify(maskedIn(look, theirs))}::jsonb,
            arguments = ${asked === null ? null : JSON.stringify(maskedIn(asked, theirs))}::jsonb where id = ${id}`,
    );
}
