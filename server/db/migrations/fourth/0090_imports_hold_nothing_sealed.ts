import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

/**
 * Passports and passwords stood in clear in imports (G4, S7). What is kept of them goes: their columns fill nothing and
 * are empty, and the files are not kept, nor those of the refused rows.
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(
    db,
    'alter table record_imports add column file_dropped boolean not null default false;' + rows + imports,
  );

const names = '^pass(port_|word$)';
const sealed = (column: string) =>
  `(regexp_replace(lower(${column} ->> 'name'), '[^a-z]', '', 'g') ~ 'passport|password' or ${column} ->> 'field' ~ '${names}')`;

const holders = `exists (select 1 from jsonb_array_elements(i.columns) h (col) where ${sealed('h.col')})`;

const rows = `
update record_import_rows r set match_key = case when i.match_field ~ '${names}' then null else r.match_key end,
    problems = (select jsonb_agg(p) from jsonb_array_elements(r.problems) p where (p ->> 'field' ~ '${names}') is not true),
    cells = (select coalesce(jsonb_agg(case when ${sealed('(i.columns -> (e.n - 1)::integer)')} then 'null' else e.cell end order by e.n), '[]')
      from jsonb_array_elements(r.cells) with ordinality e (cell, n))
  from record_imports i where i.id = r.import_id and ${holders};
`;

const imports = `
update record_imports i set file_dropped = true, problems_hash = null,
    match_field = case when i.match_field ~ '${names}' then null else i.match_field end,
    columns = (
      select jsonb_agg(case when ${sealed('e.col')} then e.col || '{"field": null, "samples": []}' else e.col end order by e.n)
      from jsonb_array_elements(i.columns) with ordinality e (col, n))
  where ${holders};
`;
