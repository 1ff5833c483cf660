import { sql } from 'kysely';
import type { Sql } from '#server/db/conditions.ts';
import { run, runJson, type Tx } from '#server/db/rows.ts';
import { asOneWord, type Likeness, type NewPerson, spellingsOf } from '#server/modules/participant/index.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { findByName } from '../tasks/findRecords.ts';
import type { ImportPlan } from '../tasks/importPlan.ts';

const numbers = {
  onekey_id: 'ONEKEY_ID',
  veeva_id: 'VEEVA_ID',
  email: 'EMAIL',
} as const satisfies Partial<Record<keyof NewPerson, Likeness>>;
const numbered = Object.entries(numbers) as readonly (readonly [keyof typeof numbers, Likeness])[];

const numberKey = (reason: Likeness, text: Sql): Sql => sql`${sql.lit(`${reason} `)} || lower(${text})`;
/** A family name alone is that of whoever has it. */
const nameKey = (country: Sql, last: Sql, first?: Sql): Sql =>
  sql`'NAME ' || f_search(${country}) || '/' || ${asOneWord(last)} || '/' || ${first ? asOneWord(first) : sql`'*'`}`;
const inImport = ({ importId }: ImportPlan, key: Sql): Sql => sql`${`${importId} `}::text || ${key}`;

/**
 * By what the persons of some rows are told from those of other rows, of their cells as they stand; null where they make
 * nobody. One file may call a country Poland and PL.
 */
export async function personKeysIn(tx: Tx, session: WriteSession, plan: ImportPlan, rows: Sql): Promise<Sql> {
  const { person, columns } = plan;
  if (person === null) return sql`null::text[]`;
  const cell = (name: string): Sql => {
    const column = columns.find(({ field }) => field.field === `${person.prefix}${name}`);
    return column ? sql`nullif(btrim(cells ->> ${column.index}::integer), '')` : sql`null::text`;
  };
  const [called, last, first] = [cell('country_id'), cell('last_name'), cell('first_name')];
  const texts = await run<{ text: string }>(
    tx,
    sql`select distinct ${called} as text from record_import_rows where ${rows} and ${called} is not null`,
  );
  const names = texts.map(({ text }) => text);
  const found = await findByName(tx, session, 'Country', names);
  const ids = Object.fromEntries([...found].map(([text, country]) => [text, country.ids[0]]));
  const country = sql`coalesce(${JSON.stringify(ids)}::jsonb ->> ${called}, ${called})`;
  const keys = [
    ...numbered.map(([name, reason]) => numberKey(reason, cell(name))),
    nameKey(country, last),
    nameKey(country, last, first),
  ];
  return sql`array_remove(array[${sql.join(keys.map((key) => inImport(plan, key)))}], null)`;
}

interface RowPerson extends NewPerson {
  readonly position: number;
}

interface EarlierRow {
  readonly line: number;
  readonly reasons: readonly Likeness[];
}

/**
 * The first row above each whose person may be the same, of those that are not written: who was written is known. The keys
 * of all these rows are looked for at once, by their index alone: they say which import they are of.
 */
export async function findEarlierRows(
  tx: Tx,
  plan: ImportPlan,
  people: readonly RowPerson[],
): Promise<ReadonlyMap<number, EarlierRow>> {
  const asked = people.map((person) => ({
    ...person,
    firsts: spellingsOf(person.first_name),
    lasts: spellingsOf(person.last_name),
  }));
  const keys = [
    ...numbered.map(([name, reason]) => [reason, numberKey(reason, sql.id('a', name)), sql`true`] as const),
    ['NAME', nameKey(sql`a.country_id`, sql`l.name`), sql`cardinality(a.firsts) = 0`] as const,
    ['NAME', nameKey(sql`a.country_id`, sql`l.name`, sql`f.name`), sql`f.name is not null`] as const,
  ].map(
    ([reason, key, applies]) =>
      sql`select a.position, ${sql.lit(reason)} as reason, ${inImport(plan, key)} as key from asked a
          left join lateral unnest(a.lasts) l (name) on true left join lateral unnest(a.firsts) f (name) on true where ${applies}`,
  );
  const rows = await runJson<EarlierRow & { readonly position: number }>(
    tx,
    sql`with asked as (select * from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as r (position integer, email text,
            onekey_id text, veeva_id text, country_id text, firsts text[], lasts text[])),
          keys as (${sql.join(keys, sql` union `)}),
          firsts as (select e.key, min(o.position) as position
            from record_import_rows o cross join lateral unnest(o.person_keys) e (key)
            where o.person_keys && (select array_agg(distinct key) from keys) and o.state <> 'DONE' group by e.key),
          found as (select k.position, f.position as earlier, array_agg(distinct k.reason) as reasons
            from keys k join firsts f on f.key = k.key and f.position < k.position group by k.position, f.position)
        select distinct on (f.position) json_build_object('position', f.position, 'line', o.line, 'reasons', f.reasons)::text as row
        from found f join record_import_rows o on o.import_id = ${plan.importId} and o.position = f.earlier
        order by f.position, f.earlier`,
  );
  return new Map(rows.map(({ position, ...earlier }) => [position, earlier]));
}
