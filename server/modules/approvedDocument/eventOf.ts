import { sql } from 'kysely';
import { and } from '#server/db/conditions.ts';
import type { Row } from '#server/db/Row.ts';
import { isId, run } from '#server/db/rows.ts';
import { notFound } from '#server/errors/errors.ts';
import type { Write } from '#server/graphql/write/WriteDefinition.ts';
import { eventScope } from '../centreEvent/eventScope.ts';
import { holdEvent } from './holdRows.ts';

export type Purpose = Row<'approved_documents'>['purpose'];

interface HeldEvent {
  readonly id: string;
  readonly name: string;
  /** What its centre requires and it has not got yet: that is what somebody uploads. */
  readonly lacks: Purpose;
}

/** The event that gets a document, its row locked. @throws notFound where the viewer sees none (S1) */
export async function eventOf(write: Write, id: string): Promise<HeldEvent> {
  if (!isId(id)) throw notFound('CentreEvent', id);
  await holdEvent(write, id);
  const [event] = await run<HeldEvent>(
    write.tx,
    sql`select e.id::text, e.name, case
          when c.contract_required and not e.contract_executed then 'CONTRACT'
          when c.authorisation_required and not e.authorisation_obtained then 'AUTHORISATION'
          else 'OTHER' end as lacks
        from centre_events e join training_centres c on c.id = e.training_centre_id
        where ${and([sql`e.id = ${id}`, eventScope('e', write.viewer)])}`,
  );
  if (event === undefined) throw notFound('CentreEvent', id);
  return event;
}
