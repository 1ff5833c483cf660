import { sql } from 'kysely';
import { runJson, type Tx } from '#server/db/rows.ts';
import type { Input } from '#server/graphql/write/Input.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import type { Cell } from '#server/sheets/Sheet.ts';
import type { NewPerson } from '#server/modules/participant/index.ts';
import type { Span } from '#server/modules/task/index.ts';
import { personOf, withKnown } from '../people/personOf.ts';
import { CellProblem, cellValue, textOfCell } from '../mapping/cellValue.ts';
import type { ImportField } from '../mapping/importFields.ts';
import { earlierRows, type EarlierRow, firstRows } from './aloneKeys.ts';
import { coerced } from './coerced.ts';
import type { Called, Found, Matched } from './findRecords.ts';
import type { ImportPlan, PlannedColumn } from './importPlan.ts';
import type { Known } from './lookUp.ts';
import type { RowProblem } from './rowProblems.ts';

export type Decision = 'LEAVE' | 'CREATE' | 'USE';

interface KeptRow {
  readonly position: number;
  readonly cells: readonly Cell[];
  readonly outcome: string | null;
  /** What is to become of somebody who looks like one who is known, and like whom. */
  readonly decision: Decision;
  readonly personId: string | null;
  /** The line above that has the same key. */
  readonly sameAs: number | null;
  readonly earlier: readonly EarlierRow[] | null;
}

/** A row as a write would take it: of a record that is there, or of a new one. */
export interface ReadRow extends KeptRow {
  readonly id: string | null;
  readonly input: Input;
  /** Whom it makes, or would if nobody like them were known. */
  readonly person: NewPerson | null;
  readonly problems: readonly RowProblem[];
}

interface SomeRows extends Span {
  /** Which of them, in SQL. */
  readonly only?: string;
}

/** Some rows of an import, with the records that they name. */
export async function readRows(
  session: WriteSession,
  plan: ImportPlan,
  known: Known,
  span: SomeRows,
): Promise<readonly ReadRow[]> {
  const rows = await session.context.database.transaction((tx) => rowsIn(tx, plan, span));
  return rows.map((row) => readRow(session, plan, row, known));
}

function rowsIn(
  tx: Tx,
  { importId, match }: ImportPlan,
  { first, last, only = 'true' }: SomeRows,
): Promise<readonly KeptRow[]> {
  const sameAs = match
    ? sql`(select o.line from record_import_rows o where o.import_id = r.import_id and o.match_key = r.match_key and o.position < r.position order by o.position limit 1)`
    : sql`null::integer`;
  const inSpan = (alias: string) =>
    sql`${sql.id(alias, 'import_id')} = ${importId} and ${sql.id(alias, 'position')} between ${first}::integer and ${last}::integer`;
  return runJson<KeptRow>(
    tx,
    sql`with firsts as materialized ${firstRows(inSpan('s'))}
        select json_build_object('position', r.position, 'cells', r.cells, 'outcome', r.outcome, 'decision', r.decision,
          'personId', r.person_id::text, 'sameAs', ${sameAs}, 'earlier', ${earlierRows})::text as row
        from record_import_rows r where ${inSpan('r')} and (${sql.raw(only)}) order by r.position`,
  );
}

/** By which `lookUp` has found the record. */
function keyOf(cells: readonly Cell[], { index }: PlannedColumn): string | null {
  const text = textOfCell(cells[index] ?? null);
  return text === '' ? null : text;
}

function readRow(session: WriteSession, plan: ImportPlan, row: KeptRow, known: Known): ReadRow {
  const reading = { ...plan.reading, thisYear: session.context.now().getUTCFullYear() };
  const problems: RowProblem[] = [];
  const target = targetOf(plan, row, known.matched, problems);
  if (target === null && !plan.creates && problems.length === 0)
    problems.push({ field: plan.match?.field.field ?? null, message: notThere });
  if (target === null) problems.push(...madeBefore(plan, row));
  const given = new Map<string, unknown>();
  for (const { index, field, isWritten } of plan.columns) {
    const takes = isWritten && (target ? field.inUpdate : field.inCreate);
    if (!takes) continue;
    const cell = row.cells[index] ?? null;
    if (textOfCell(cell) === '') {
      if (target && plan.clears && !field.required && field.within === null) given.set(field.field, null);
      continue;
    }
    try {
      const value = cellValue(cell, field, reading, currencyOf(plan, row, field, target));
      given.set(field.field, field.refersTo === null ? value : named(value, known.names.get(field.refersTo)));
    } catch (error) {
      if (!(error instanceof CellProblem)) throw error;
      problems.push({ field: field.field, message: error.message });
    }
  }
  const id = target?.ids[0] ?? null;
  const person = id === null && problems.length === 0 && plan.person ? personOf(plan.person, given) : null;
  const isKnown = plan.person !== null && person !== null && row.personId !== null;
  const written = isKnown ? withKnown(plan.person, given, row.personId) : given;
  const input = coerced(session, plan, { id, given: written }, problems);
  return { ...row, id, input, person, problems };
}

const notThere = 'There is no such record that you can see, and you may make none from a file.';

function targetOf(
  { match, labelOf }: ImportPlan,
  { cells, sameAs }: KeptRow,
  matched: Known['matched'],
  problems: RowProblem[],
): Matched | null {
  const key = match && keyOf(cells, match);
  if (!match || key === null) return null;
  const refuse = (message: string) => problems.push({ field: match.field.field, message });
  const label = labelOf(match.field.field);
  if (sameAs !== null) refuse(`Line ${sameAs} has the same ${label}.`);
  const found = matched.get(key);
  if (found === undefined && match.field.field === 'id')
    refuse('There is no record with this number that you can see.');
  if (found !== undefined && found.count > 1)
    refuse(`${found.count} records have this ${label}: ${numbers(found)}.`);
  return found ?? null;
}

/** Of several new records with what only one may have, the first is made. */
const madeBefore = ({ of, columns, labelOf }: ImportPlan, { earlier }: KeptRow): readonly RowProblem[] =>
  (earlier ?? []).map(({ line, place }) => {
    const inputs = of.alone[place]?.inputs ?? [];
    const told = inputs.filter((input) => columns.some(({ field }) => field.field === input));
    return {
      field: told[0] ?? null,
      message: `Line ${line} has the same ${told.map(labelOf).join(' and ')}.`,
    };
  });

/** The currency that the row says, else the one that its record has. */
function currencyOf(
  { columns }: ImportPlan,
  { cells }: KeptRow,
  { currency }: ImportField,
  target: Matched | null,
): string | null {
  if (currency === null) return null;
  const column = columns.find(({ field }) => field.field === currency);
  const said = column && textOfCell(cells[column.index] ?? null).toUpperCase();
  if (said !== undefined && said !== '') return said;
  return target?.values[currency] ?? null;
}

const named = (value: unknown, found: Found | undefined): unknown =>
  Array.isArray(value) ? value.map((each) => recordOf(String(each), found)) : recordOf(String(value), found);

/** @throws CellProblem where none or several are called so */
function recordOf(text: string, found: Found | undefined): string {
  const called = found?.get(text);
  const id = called?.ids[0];
  if (called === undefined || id === undefined)
    throw new CellProblem(`There is no record called “${text}” that you can see.`);
  if (called.count > 1)
    throw new CellProblem(
      `${called.count} records are called “${text}”: ${numbers(called)}. Write the number of the one that is meant.`,
    );
  return id;
}

const numbers = ({ count, ids }: Called): string =>
  count > 6 ? `${ids.slice(0, 5).join(', ')} and ${count - 5} more` : ids.join(', ');
