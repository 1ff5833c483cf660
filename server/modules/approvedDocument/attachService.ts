import { sql } from 'kysely';
import { reach } from '#server/access/roleTable.ts';
import { and, type Sql } from '#server/db/conditions.ts';
import type { Draft, Row } from '#server/db/Row.ts';
import { isId, run } from '#server/db/rows.ts';
import { forbidden, notFound } from '#server/errors/errors.ts';
import type { Write } from '#server/graphql/write/WriteDefinition.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { eventScope } from '../centreEvent/eventScope.ts';
import { centreScope } from '../trainingCentre/centreScope.ts';
import { recordStep } from './approvalSteps.ts';
import { documentWrites } from './documentWrites.ts';
import { lockEvent } from './lockDocument.ts';

type Purpose = Row<'approved_documents'>['purpose'];

interface ToEvent {
  readonly centreEventId: string;
  readonly name?: string | null;
  readonly documentGuid?: string | null;
  readonly purpose?: Purpose | null;
}

/** A document of the event that waits for its file. */
export async function attachToCentreEvent(session: WriteSession, given: ToEvent): Promise<string> {
  mustAttach(session);
  return documentWrites.transaction(session, async (write) => {
    const event = await eventOf(write, given.centreEventId);
    const id = await attach(
      write,
      {
        name: given.name?.trim() || `Document of ${event.name}`,
        centre_event_id: event.id,
        purpose: given.purpose ?? event.lacks,
      },
      sql`event_document_fields()`,
    );
    return id;
  });
}

interface ToCentre {
  readonly trainingCentreId: string;
  readonly name?: string | null;
}

/** A document of the centre that waits for its file. */
export async function attachToTrainingCentre(session: WriteSession, given: ToCentre): Promise<string> {
  mustAttach(session);
  return documentWrites.transaction(session, async (write) => {
    const [centre] = isId(given.trainingCentreId)
      ? await run<{ id: string; name: string }>(
          write.tx,
          sql`select c.id::text, c.name from training_centres c where ${and([sql`c.id = ${given.trainingCentreId}`, centreScope('c', write.viewer)])}`,
        )
      : [];
    if (centre === undefined) throw notFound('TrainingCentre', given.trainingCentreId);
    const name = given.name?.trim() || `Document of ${centre.name}`;
    return attach(write, { name, training_centre_id: centre.id }, sql`centre_document_fields()`);
  });
}

function mustAttach({ viewer }: WriteSession): void {
  if (reach(viewer, 'documents.write') === 'none') throw forbidden('attach documents');
}

interface Event {
  readonly id: string;
  readonly name: string;
  /** What its centre requires and it has not got yet: that is what somebody uploads. */
  readonly lacks: Purpose;
}

/** With its row locked. @throws notFound where the viewer sees none (S1) */
async function eventOf(write: Write, id: string): Promise<Event> {
  if (!isId(id)) throw notFound('CentreEvent', id);
  await lockEvent(write, id);
  const [event] = await run<Event>(
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

async function attach(write: Write, values: Draft<'approved_documents'>, fields: Sql): Promise<string> {
  const fixed = { ...values, is_custom_document: true, author_id: write.viewer.id };
  const id = await documentWrites.createIn(write, {}, 'input', fixed);
  await run(write.tx, sql`update approved_documents set bound_fields = ${fields} where id = ${id}`);
  await recordStep(write, id, { event: 'ATTACHED' });
  return id;
}
