import { sql } from 'kysely';
import type { Json } from '#server/db/Json.ts';
import { asText, sameValue } from '#server/db/Json.ts';
import type { AnyRow } from '#server/db/Row.ts';
import { run, select, type Tx } from '#server/db/rows.ts';
import { UserError } from '#server/errors/errors.ts';
import { type WriteSession, withTransactions } from '#server/graphql/WriteSession.ts';
import { readsField } from '../mapping/importRights.ts';
import { isBusy, stillBusy } from './busyLast.ts';
import type { ImportPlan } from './importPlan.ts';
import type { ReadRow } from './readRows.ts';
import { problemsOf, type RowProblem } from './rowProblems.ts';

export interface FieldChange {
  readonly field: string;
  readonly old: string | null;
  readonly new: string | null;
}

export interface Tried {
  readonly outcome: 'NEW' | 'CHANGED' | 'UNCHANGED' | 'REFUSED';
  readonly problems: readonly RowProblem[];
  readonly changes: readonly FieldChange[];
  /** Nothing is known of it: somebody else holds what it names. */
  readonly isBusy?: true;
}

/** Ends a transaction that has shown what it would do. */
class Shown extends Error {
  constructor(readonly tried: Tried) {
    super('This was tried.');
  }
}

/** What would become of a row: it is written by the type's own write, and taken back. */
export async function tryRow(session: WriteSession, plan: ImportPlan, row: ReadRow): Promise<Tried> {
  if (row.problems.length > 0) return { outcome: 'REFUSED', problems: row.problems, changes: [] };
  const trial = withTransactions(session, (work) =>
    session.context.database.transaction(async (tx) => {
      const before = row.id === null ? null : await rowOf(tx, plan, row.id);
      const id = String(await work(tx));
      throw new Shown(await shown(tx, { session, plan, row, id, before }));
    }),
  );
  try {
    await writeRow(trial, plan, row);
    throw new Error('A row was tried and no transaction opened.');
  } catch (error) {
    if (error instanceof Shown) return error.tried;
    if (!(error instanceof UserError)) throw error;
    const refused = { outcome: 'REFUSED', problems: problemsOf(error), changes: [] } as const;
    return isBusy(error) ? { ...refused, problems: stillBusy, isBusy: true } : refused;
  }
}

/** The noun's own write. */
export const writeRow = (
  session: WriteSession,
  { of }: ImportPlan,
  { id, input }: ReadRow,
): Promise<string> => (id === null ? of.writes.create(session, input) : of.writes.update(session, input));

interface Trial {
  readonly session: WriteSession;
  readonly plan: ImportPlan;
  readonly row: ReadRow;
  readonly id: string;
  readonly before: AnyRow | null;
}

async function shown(tx: Tx, { session, plan, row, id, before }: Trial): Promise<Tried> {
  if (before === null) return { outcome: 'NEW', problems: [], changes: [] };
  const [touched] = await run<{ touched: boolean }>(
    tx,
    sql`select exists(select 1 from ${sql.id(plan.of.entity.table)} t where t.id = ${id} and t.xmin = pg_current_xact_id()::xid) as touched`,
  );
  const isChanged = touched?.touched === true || id !== row.id;
  if (!isChanged) return { outcome: 'UNCHANGED', problems: [], changes: [] };
  const after = await rowOf(tx, plan, id);
  const secret = new Set<string>(plan.of.writes.definition.secret);
  const fields = plan.columns.map(({ field }) => field.field).filter((field) => field in before);
  const changes = fields
    .filter((field) => !sameValue(before[field], after?.[field]))
    .filter((field) => !secret.has(field) && readsField(plan.of, field, session.viewer))
    .map((field) => ({ field, old: textOf(before[field]), new: textOf(after?.[field]) }));
  return { outcome: 'CHANGED', problems: [], changes };
}

const textOf = (value: Json | undefined): string | null =>
  value === undefined || value === null
    ? null
    : Array.isArray(value)
      ? value.map(asText).join('; ')
      : asText(value);

async function rowOf(tx: Tx, { of }: ImportPlan, id: string): Promise<AnyRow | null> {
  const [row] = await select(tx, of.entity.table, sql`where t.id = ${id}`);
  return row ?? null;
}
