import { sql } from 'kysely';
import { TRUE } from '#server/db/conditions.ts';
import { camelCase } from '#server/graphql/camelCase.ts';
import { isId } from '#server/db/rows.ts';
import { validationFailed } from '#server/errors/errors.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import type { Cell } from '#server/sheets/Sheet.ts';
import type { SheetSettings } from '#server/sheets/readSheet.ts';
import type { GivenField, KeptColumn } from './ImportRecord.ts';
import { typedText } from './mapping/cellValue.ts';
import { importType, type ImportType } from './mapping/importFields.ts';
import { readsField } from './mapping/importRights.ts';
import { personInputs } from './people/personOf.ts';
import { alikeCounts, alikeOf, isAlike } from './people/toldAlike.ts';
import { shortagesOf } from './shortagesOf.ts';
import type { RowProblem } from './tasks/rowProblems.ts';
import type { FieldChange } from './tasks/tryRow.ts';

const mostRows = 100;

interface Told {
  readonly state: string;
  readonly type: string;
  readonly settings: SheetSettings;
  readonly fields: readonly GivenField[];
  readonly columns: readonly KeptColumn[];
  readonly usable: number;
}

/** A task that has been forgotten ended long ago. */
const state = sql`case when i.step = 'READ' then 'READ'
  when k.state in ('WAITING', 'RUNNING') then case i.step when 'CHECK' then 'CHECKING' else 'RUNNING' end
  when k.state = 'DONE' then case i.step when 'CHECK' then 'CHECKED' else 'DONE' end
  else 'STOPPED' end`;

/** When the same person has made records of the same file. */
const before = sql`(select o.date_created from record_imports o
  where o.owner_id = i.owner_id and o.type = i.type and o.file_hash = i.file_hash and o.id < i.id
    and exists (select 1 from record_import_rows d where d.import_id = o.id and d.state = 'DONE')
  order by o.date_created desc limit 1)`;

/** An import with its counts; null where it is none of the viewer's. */
export async function importById(session: WriteSession, id: string): Promise<unknown> {
  const { context, viewer } = session;
  if (!isId(id)) return null;
  const found = await context.reads.value<Told>(
    sql`select json_build_object('key', i.id::text, 'type', i.type, 'fileName', i.file_name, 'settings', i.settings, 'fields', i.fields,
          'columns', i.columns, 'decimals', i.decimals, 'dates', i.dates, 'clears', i.clears, 'match', i.match_field,
          'state', ${state}, 'message', k.message, 'taskId', k.id::text, 'rows', c.rows, 'checked', c.checked, 'created', c.created,
          'changed', c.changed, 'unchanged', c.unchanged, 'refused', c.refused, 'done', c.done, 'failed', c.failed,
          'alike', c.alike, 'undecided', c.undecided, 'usable', c.usable, 'importedBefore', ${before})::text
        from record_imports i left join tasks k on k.id = i.task_id cross join lateral (
          select count(*) as rows, count(r.outcome) as checked, count(*) filter (where r.outcome = 'NEW') as created,
            count(*) filter (where r.outcome = 'CHANGED') as changed, count(*) filter (where r.outcome = 'UNCHANGED') as unchanged,
            count(*) filter (where r.outcome = 'REFUSED') as refused, count(*) filter (where r.state = 'DONE') as done,
            count(*) filter (where r.state = 'FAILED') as failed, count(*) filter (where r.outcome = 'ALIKE') as undecided, ${alikeCounts('r')}
          from record_import_rows r where r.import_id = i.id) c
        where i.id = ${id}::bigint and i.owner_id = ${viewer.id}::bigint`,
  );
  if (found === null) return null;
  const { settings, fields, ...told } = found;
  const of = importType(told.type);
  const shortages = told.state === 'CHECKED' ? await shortagesOf(session, id, told.type) : [];
  const takesKnown = typeof personInputs(of)?.connect === 'string';
  return {
    ...told,
    usable: takesKnown ? told.usable : 0,
    takesKnown,
    shortages,
    ...(settings.format === 'CSV' ? { ...settings, sheets: [] } : settings),
    fields: fields.flatMap(({ field, label }) => {
      const known = of.fields.get(field);
      return known
        ? [
            {
              field,
              label,
              required: known.required && known.within === null,
              matches: known.matches && readsField(of, field, viewer),
            },
          ]
        : [];
    }),
  };
}

interface RowsAsked {
  readonly key: string;
  readonly outcome?: string | null;
  readonly state?: string | null;
  readonly alike?: boolean | null;
  readonly position?: number;
  readonly first: number;
  readonly page: number;
}

interface KeptRow {
  readonly position: number;
  readonly cells: readonly Cell[];
  readonly problems: readonly RowProblem[] | null;
  readonly recordId: string | null;
  readonly changes: readonly FieldChange[];
}

interface KeptPage {
  readonly type: string;
  readonly columns: readonly KeptColumn[];
  readonly total: number;
  readonly data: readonly KeptRow[];
}

/** A page of the rows of an import, each problem at its column; null where the import is none of the viewer's. */
export async function importRows(session: WriteSession, asked: RowsAsked): Promise<RowsTold | null> {
  const { context, viewer } = session;
  const { key: id, outcome = null, state: inState = null, alike, position = null, first, page } = asked;
  if (!isId(id)) return null;
  if (first < 1 || first > mostRows) throw validationFailed('first', `Between 1 and ${mostRows}.`);
  if (page < 1) throw validationFailed('page', 'At least 1.');
  const isAsked = sql`r.import_id = i.id and (${outcome}::text is null or r.outcome = ${outcome}::text)
    and (${inState}::text is null or r.state = ${inState}::text) and (${position}::integer is null or r.position = ${position}::integer)
    and ${alike === true ? isAlike('r') : TRUE}`;
  const found = await context.reads.value<KeptPage>(
    sql`select json_build_object('type', i.type, 'columns', i.columns, 'total', (select count(*) from record_import_rows r where ${isAsked}),
          'data', coalesce((select json_agg(json_build_object('position', p.position, 'line', p.line, 'cells', p.cells, 'outcome', p.outcome,
            'state', p.state, 'recordId', p.record_id::text, 'problems', p.problems, 'changes', coalesce(p.changes, '[]'),
            'decision', p.decision, 'personId', p.person_id::text, 'alike', ${alikeOf('p', viewer)}) order by p.position)
          from (select r.* from record_import_rows r where ${isAsked} order by r.position limit ${first}::integer offset ${(page - 1) * first}::bigint) p), '[]'))::text
        from record_imports i where i.id = ${id}::bigint and i.owner_id = ${viewer.id}::bigint`,
  );
  if (found === null) return null;
  const { type, columns, total, data } = found;
  const seen = await seenChanges(session, importType(type), data);
  return { total, data: data.map((row) => toldRow(columns, { ...row, changes: seen(row) })) };
}

/** S1: what a record was when it was checked is told to whoever may read that of it by now. */
async function seenChanges(
  { context, viewer }: WriteSession,
  of: ImportType,
  rows: readonly KeptRow[],
): Promise<(row: KeptRow) => readonly FieldChange[]> {
  const ids = rows.flatMap(({ recordId, changes }) => (changes.length > 0 ? (recordId ?? []) : []));
  if (ids.length === 0) return () => [];
  const { table, scope } = of.entity;
  const seen = await context.reads.list<string>(
    sql`select coalesce(json_agg(t.id::text), '[]')::text from ${sql.id(table)} t
        where t.id = any(${ids}::bigint[]) and ${scope('t', viewer)}`,
  );
  const visible = new Set(seen);
  return ({ recordId, changes }) =>
    visible.has(recordId ?? '') ? changes.filter(({ field }) => readsField(of, field, viewer)) : [];
}

interface RowsTold {
  readonly total: number;
  readonly data: readonly Readonly<Record<string, unknown>>[];
}

function toldRow(columns: readonly KeptColumn[], { cells, problems, ...row }: KeptRow) {
  return {
    ...row,
    cells: columns.map((_column, index) => typedText(cells[index] ?? null)),
    problems: problemsAt(columns, problems ?? []),
  };
}

/** In the order of the file's columns, as one reads and mends a row. What no column fills is told of the row, last. */
export function problemsAt(columns: readonly Pick<KeptColumn, 'field'>[], problems: readonly RowProblem[]) {
  const told = problems.map(({ field, message }) => {
    const column = columns.findIndex((each) => isAbout(field, each.field));
    return column < 0
      ? { column: null, message: field === null ? message : `${field}: ${message}` }
      : { column, message };
  });
  return told.toSorted((one, other) => (one.column ?? columns.length) - (other.column ?? columns.length));
}

/** What is wrong with an object is told at a column that fills some of it. */
const isAbout = (problem: string | null, field: string | null): boolean =>
  problem !== null &&
  field !== null &&
  (field === problem ||
    field === camelCase(problem) ||
    field.startsWith(`${problem}.`) ||
    problem.startsWith(`${field}.`));
