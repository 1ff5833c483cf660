import { sql } from 'kysely';
import type { Sql } from '#server/db/conditions.ts';
import { isId, run } from '#server/db/rows.ts';
import { validationFailed } from '#server/errors/errors.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { begin, tryAgain } from '../beginWork.ts';
import { refuseUnderWay } from '../changeImport.ts';
import { type ImportRecord, ownImport } from '../ImportRecord.ts';
import { importType } from '../mapping/importFields.ts';
import { checkTask } from '../tasks/checkKind.ts';
import type { Decision } from '../tasks/readRows.ts';
import { personInputs } from './personOf.ts';
import { isAlike, onlyKnown } from './toldAlike.ts';

interface DecideInput {
  readonly key: string;
  readonly decision: Decision;
  readonly position?: number | null;
  readonly person_id?: string | null;
}

/**
 * What is to become of rows that look like people who are known: one of them, which is tried at once, or all of them, in a
 * task. Of all, those that look like several are not decided: which of them is meant is said of each.
 */
export function decideRows(session: WriteSession, input: DecideInput): Promise<string> {
  const { position = null } = input;
  return position === null ? decideAll(session, input) : decideOne(session, { ...input, position });
}

async function decideOne(
  session: WriteSession,
  { key: id, decision, position, person_id = null }: DecideInput & { readonly position: number },
): Promise<string> {
  const person = decision === 'USE' ? person_id : null;
  await session.context.database.transaction(async (tx) => {
    const record = await ownImport(tx, session, id, sql`for update of t`);
    await refuseUnderWay(tx, record);
    refuseUse(record, decision);
    const isOneOfThem = sql`r.alike @> ${JSON.stringify([{ person }])}::jsonb`;
    if (decision === 'USE' && (person === null || !isId(person)))
      throw validationFailed('input.person_id', 'Say who it is.');
    const decided = await run(
      tx,
      sql`update record_import_rows r set ${decidedAs(decision, sql`${person}::bigint`)}
          where r.import_id = ${id} and r.position = ${position}::integer and ${isAlike('r')}
            and ${decision === 'USE' ? isOneOfThem : sql`true`} returning 1`,
    );
    if (decided.length === 0)
      throw validationFailed(
        'input.position',
        'There is no such row, it looks like nobody of this number, or it has been written.',
      );
  });
  await tryAgain(session, id, [position]);
  return id;
}

function decideAll(session: WriteSession, { key: id, decision }: DecideInput): Promise<string> {
  return begin(session, id, { kind: checkTask, step: 'CHECK', title: 'Check' }, async (tx, _plan, record) => {
    refuseUse(record, decision);
    const person = decision === 'USE' ? onlyKnown('r') : sql`null::bigint`;
    const decided = await run<{ position: number }>(
      tx,
      sql`update record_import_rows r set ${decidedAs(decision, person)}
          where r.import_id = ${id} and ${isAlike('r')}
            and ${decision === 'USE' ? sql`${person} is not null` : sql`true`} returning r.position`,
    );
    if (decided.length === 0)
      throw validationFailed('input.decision', 'There is no row of which this can be decided.');
    return decided.map(({ position }) => position);
  });
}

const decidedAs = (decision: Decision, person: Sql): Sql =>
  sql`decision = ${decision}, person_id = ${person}, outcome = null, problems = null, changes = null`;

/** A record that is a person is made or not: to change the one who is known, rows are matched by a key. */
function refuseUse({ type }: ImportRecord, decision: Decision): void {
  if (decision !== 'USE' || personInputs(importType(type))?.connect) return;
  throw validationFailed('input.decision', 'These rows are people themselves: nobody else stands in them.');
}
