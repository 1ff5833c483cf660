import { sql } from 'kysely';
import type { Sql } from '#server/db/conditions.ts';
import { run } from '#server/db/rows.ts';
import { validationFailed } from '#server/errors/errors.ts';
import { importUnchecked, nothingLeftToWrite } from '#server/errors/taskRefusals.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { begin, tryAgain } from './beginWork.ts';
import { refuseUnderWay, nothingDecided } from './changeImport.ts';
import { ownImport, readImport } from './ImportRecord.ts';
import { personKeysIn } from './people/personKeys.ts';
import { aloneKeysIn } from './tasks/aloneKeys.ts';
import { checkTask } from './tasks/checkKind.ts';
import { checkPlan, type ImportPlan, planOf } from './tasks/importPlan.ts';
import { runTask, toWrite } from './tasks/runKind.ts';

interface Asked {
  readonly key: string;
}

/** Finds out in a task what would become of every row. */
export function checkImport(session: WriteSession, { key: id }: Asked): Promise<string> {
  return begin(session, id, { kind: checkTask, step: 'CHECK', title: 'Check' }, async (tx, plan, record) => {
    checkPlan(plan, record.match_field);
    const unwritten = sql`import_id = ${id} and state <> 'DONE'`;
    const personKeys = await personKeysIn(tx, session, plan, unwritten);
    const aloneKeys = await aloneKeysIn(tx, session, plan, unwritten);
    await run(
      tx,
      sql`update record_import_rows set outcome = null, problems = null, changes = null, match_key = ${keyIn(plan)},
            person_keys = ${personKeys}, alone_keys = ${aloneKeys}, ${nothingDecided}
          where ${unwritten}`,
    );
  });
}

/** By which rows of one key are known. */
const keyIn = ({ match }: ImportPlan) =>
  match === null ? sql`null` : sql`nullif(lower(btrim(cells ->> ${match.index}::integer)), '')`;

/** Writes in a task what was checked and is still to be written: the first time, after a stop, or after a row was mended. */
export function runImport(session: WriteSession, { key: id }: Asked): Promise<string> {
  return begin(session, id, { kind: runTask, step: 'RUN', title: 'Import' }, async (tx) => {
    const [left] = await run<{ waiting: number; unchecked: number }>(
      tx,
      sql`select count(*) filter (where ${sql.raw(toWrite)})::integer as waiting,
                 count(*) filter (where r.outcome is null and r.state <> 'DONE')::integer as unchecked
          from record_import_rows r where r.import_id = ${id}`,
    );
    if (left && left.unchecked > 0) throw importUnchecked();
    if (!left || left.waiting === 0) throw nothingLeftToWrite();
  });
}

interface Amended {
  readonly key: string;
  readonly position: number;
  readonly cells: readonly string[];
}

/** Rows that are checked again because of one above them: whoever waits for that one waits for them too. */
const mostBelow = 25;

/** The rows below one that are compared with it by its keys, as they are now. */
const comparedWith = (id: string, position: number): Sql =>
  sql`select b.position from record_import_rows r join record_import_rows b on b.import_id = r.import_id
        and b.position > r.position and b.state <> 'DONE' and b.outcome is not null
        and (b.match_key = r.match_key or b.person_keys && r.person_keys or b.alone_keys && r.alone_keys)
      where r.import_id = ${id} and r.position = ${position}::integer order by b.position limit ${mostBelow}::integer`;

/** Puts a row right and checks it at once, with those below that were compared with it or are now. Answers its position. */
export async function amendRow(
  session: WriteSession,
  { key: id, position, cells }: Amended,
): Promise<number> {
  const plan = planOf(await readImport(session, id), session.viewer);
  const { database } = session.context;
  const below = await database.transaction(async (tx) => {
    const record = await ownImport(tx, session, id, sql`for update of t`);
    await refuseUnderWay(tx, record);
    if (cells.length > record.columns.length)
      throw validationFailed('input.cells', `The file has ${record.columns.length} columns.`);
    const compared = () => run<{ position: number }>(tx, comparedWith(id, position));
    const before = await compared();
    const [row] = await run(
      tx,
      sql`update record_import_rows set cells = ${JSON.stringify(cells)}::jsonb, match_key = null, person_keys = null, alone_keys = null, ${nothingDecided}
          where import_id = ${id} and position = ${position}::integer and state <> 'DONE' returning 1`,
    );
    if (!row) throw validationFailed('input.position', 'There is no such row, or it has been written.');
    const amended = sql`import_id = ${id} and position = ${position}::integer`;
    const personKeys = await personKeysIn(tx, session, plan, amended);
    const aloneKeys = await aloneKeysIn(tx, session, plan, amended);
    await run(
      tx,
      sql`update record_import_rows set match_key = ${keyIn(plan)}, person_keys = ${personKeys}, alone_keys = ${aloneKeys} where ${amended}`,
    );
    return [...before, ...(await compared())];
  });
  const others = new Set(below.map((each) => each.position));
  await tryAgain(session, id, [position, ...others]);
  return position;
}
