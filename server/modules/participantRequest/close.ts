import { mustFind } from '#server/graphql/mustFind.ts';
import { sql } from 'kysely';
import { FALSE } from '#server/db/conditions.ts';
import type { Row } from '#server/db/Row.ts';
import { exists, select, update } from '#server/db/rows.ts';
import { forbidden, validationFailed } from '#server/errors/errors.ts';
import { alreadyDecided } from '#server/errors/participantRefusals.ts';
import { auditChange, pick } from '#server/graphql/write/auditChange.ts';
import { isBlank, trimmed } from '#server/graphql/write/blankText.ts';
import { staleCheck } from '#server/graphql/write/staleCheck.ts';
import type { Write } from '#server/graphql/write/WriteDefinition.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { isForDeciding, requestScope } from './requestScope.ts';
import { requestService } from './requestService.ts';
import { tellOfDecision } from './tell.ts';

type RequestRow = Row<'participant_requests'>;
/** What an open request becomes. */
type Closed = Pick<RequestRow, 'state'> & Partial<RequestRow>;

interface Declining {
  readonly input: { readonly id: string; readonly answer: string; readonly date_modified?: unknown };
}

const { definition } = requestService;

/** Not done, for a reason that whoever asked is told. */
export function decline(session: WriteSession, { input }: Declining): Promise<string> {
  if (isBlank(input.answer)) throw validationFailed('input.answer', 'Say why.');
  return requestService.transaction(session, async (write) => {
    const row = await holdRequest(write, input.id, 'decline this request');
    const decides = sql`select 1 from participant_requests t where t.id = ${row.id} and ${isForDeciding('t', write.viewer)}`;
    if (!(await exists(write.tx, decides))) throw forbidden('decline this request');
    mustBeOpen(row);
    await staleCheck(write.tx, { type: definition.type, id: row.id, input, row, definition });
    await close(write, row, { state: 'DECLINED', answer: trimmed(input.answer) });
    return row.id;
  });
}

/** Only by whoever asked. */
export function withdraw(session: WriteSession, { id }: { readonly id: string }): Promise<string> {
  return requestService.transaction(session, async (write) => {
    const row = await holdRequest(write, id, 'withdraw this request');
    if (row.author_id !== write.viewer.id) throw forbidden('withdraw this request');
    if (row.state === 'WITHDRAWN') return id;
    mustBeOpen(row);
    await close(write, row, { state: 'WITHDRAWN' });
    return id;
  });
}

/** Decided: kept in the audit, and told to whoever asked. */
export async function close(write: Write, old: RequestRow, values: Closed): Promise<void> {
  const closed = {
    ...values,
    decided_by_id: write.viewer.id,
    date_decided: write.now.toISOString(),
  };
  const row = await update(write.tx, 'participant_requests', old.id, closed);
  await auditChange(write, definition, row, {
    event: 'updated',
    old: pick(old, Object.keys(closed)),
    new: closed,
  });
  await tellOfDecision(write, row);
}

/** S1: what is hidden is not found, and who sees none has nothing to look for. */
async function holdRequest({ tx, viewer }: Write, id: string, doing: string): Promise<RequestRow> {
  const scope = requestScope('t', viewer);
  if (scope === FALSE) throw forbidden(doing);
  return mustFind(definition.type, id, () =>
    select(tx, 'participant_requests', sql`where t.id = ${id} and ${scope} for update of t`),
  );
}

function mustBeOpen({ state }: RequestRow): void {
  if (state !== 'OPEN') throw alreadyDecided();
}
