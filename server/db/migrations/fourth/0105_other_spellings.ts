import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

/**
 * What is written another way is the same all the same.
 *
 * Words are found in every script: with vowel marks or without (Arabic, Hebrew), by whichever of two letters a keyboard
 * has (أ and ا, ی and ي, ς and σ), composed or taken apart, in full width or half. Only what is searched changes. Of what
 * is kept, those rows alone are written that fold to something else by now.
 *
 * The number of a register is one person's, whatever its capitals (G3).
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, fold + keptAnew + patternsAnew + numbersInAnyCapitals);

/** As src/data/list/fold.ts has them. Marks of other scripts are letters: Hindi and Thai are nothing without them. */
const unseen =
  '[\\u0300-\\u036f\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7\\u0610-\\u061a\\u061c\\u0640\\u064b-\\u065f\\u0670' +
  '\\u06d6-\\u06dc\\u06df-\\u06e4\\u06e7\\u06e8\\u06ea-\\u06ed\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2064\\u2066-\\u2069\\ufe00-\\ufe0f\\ufeff\\U000e0100-\\U000e01ef]';
/** Letters and signs that one keyboard has in the place of another's, and what is taken for them. */
const likeOthers: Readonly<Record<string, string>> = {
  ς: 'σ',
  أإآٱ: 'ا',
  ىیے: 'ي',
  ةۀہ: 'ه',
  ک: 'ك',
  '٠۰': '0',
  '١۱': '1',
  '٢۲': '2',
  '٣۳': '3',
  '٤۴': '4',
  '٥۵': '5',
  '٦۶': '6',
  '٧۷': '7',
  '٨۸': '8',
  '٩۹': '9',
  '־': '-',
  '׳': "''",
  '״': '"',
};
const written = Object.keys(likeOthers).join('');
const taken = Object.entries(likeOthers)
  .map(([signs, sign]) => sign.repeat([...signs].length))
  .join('');

/** Greek, Cyrillic, Chinese, Japanese and Korean, of which no more than capitals and ς are left to be folded. */
const plain =
  ' -~\\u0391-\\u03ce\\u0400-\\u0481\\u048a-\\u052f\\u3041-\\u3096\\u30a1-\\u30fa\\u30fc\\u4e00-\\u9fff\\uac00-\\ud7a3';

/**
 * Composed first: unaccent would take й for и where it is taken apart. What asks little comes before what asks much,
 * since a condition may fold the words of every row.
 */
const fold = `
create function f_fold(unaccented text) returns text
  language plpgsql immutable strict parallel safe as $$
  begin
    if octet_length(unaccented) = char_length(unaccented) then
      return lower(unaccented);
    elsif unaccented !~ '[^${plain}]' then
      return replace(lower(unaccented), 'ς', 'σ');
    end if;
    return translate(lower(regexp_replace(normalize(replace(unaccented, '´', ''''), NFKC), '${unseen}', '', 'g')), '${written}', '${taken}');
  end $$;
create or replace function f_search(value text) returns text
  language sql immutable parallel safe
  return case when octet_length(value) = char_length(value) then lower(value)
    else f_fold(f_unaccent(case when value is nfc normalized then value else normalize(value, NFC) end)) end;
`;

/** Each with a column that what it keeps is made of: written as it is, it makes Postgres work out what is kept. */
const generated = [
  ['participants', 'last_name'],
  ['trainers', 'last_name'],
  ['training_centres', 'name'],
  ['centre_events', 'name'],
  ['approved_documents', 'name'],
  ['redirects', 'path'],
] as const;

const keptAnew = `${generated
  .map(
    ([table, column]) => `
alter table ${table} disable trigger user;
do $$
  begin
    execute (select 'update ${table} set ${column} = ${column} where search_text <> ' || pg_get_expr(d.adbin, d.adrelid)
      from pg_attrdef d join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
      where d.adrelid = '${table}'::regclass and a.attname = 'search_text');
  end $$;
alter table ${table} enable trigger user;
`,
  )
  .join('')}
alter table event_bookings disable trigger user;
with people as materialized (select id, f_search(full_name) as name from participants where deleted_at is null),
  events as materialized (select id, f_search(name) as name from centre_events where deleted_at is null)
  update event_bookings b set search_text = anew.search_text
  from (select o.id, coalesce(p.name, '') || ' ' || coalesce(e.name, '') as search_text
    from event_bookings o left join people p on p.id = o.participant_id left join events e on e.id = o.centre_event_id) anew
  where anew.id = b.id and b.search_text <> anew.search_text;
alter table event_bookings enable trigger user;
`;

/**
 * An index of folded columns holds what they folded to before. Made anew and not reindexed: a session that has used it
 * goes on folding for it as the function was then.
 */
const patternsAnew = `
do $$
  declare
    made_anew text;
  begin
    foreach made_anew in array array(
      select 'drop index ' || indexrelid::regclass || '; ' || pg_get_indexdef(indexrelid) from pg_index
      where pg_get_expr(indexprs, indrelid) like '%f_search(%')
    loop
      execute made_anew;
    end loop;
  end $$;
analyze participants, centre_events, event_bookings;
`;

const registers = [
  ['participants', 'onekey', 'and deleted_at is null'],
  ['participants', 'veeva', 'and deleted_at is null'],
  ['trainers', 'onekey', ''],
  ['trainers', 'veeva', ''],
] as const;

/** Numbers that differ in their capitals since before stay: the first holds it, and the others until they have another. */
const numbersInAnyCapitals = registers
  .map(
    ([table, register, isThere]) => `
drop index ${table}_${register};
do $$
  declare
    kept text[];
  begin
    select array_agg(id || ' ' || number order by id) into kept from (
      select id, ${register}_id as number, row_number() over (partition by lower(${register}_id) order by id) as place
      from ${table} where ${register}_id is not null ${isThere}) holders
      where place > 1;
    execute 'create unique index ${table}_${register} on ${table} (lower(${register}_id)) where ${register}_id is not null ${isThere}'
      || case when kept is null then '' else format(' and id || '' '' || ${register}_id <> all (%L::text[])', kept) end;
  end $$;
create index ${table}_${register}_as_written on ${table} (${register}_id) where ${register}_id is not null ${isThere};
`,
  )
  .join('');
