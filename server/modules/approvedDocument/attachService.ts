import { mustFind } from '#server/graphql/mustFind.ts';
import { sql } from 'kysely';
import { reach } from '#server/access/roleTable.ts';
import { and, type Sql } from '#server/db/conditions.ts';
import type { Draft } from '#server/db/Row.ts';
import { run } from '#server/db/rows.ts';
import { forbidden } from '#server/errors/errors.ts';
import type { Keyed } from '#server/graphql/idempotency/onceByKey.ts';
import type { Write } from '#server/graphql/write/WriteDefinition.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { trimmed } from '#server/graphql/write/blankText.ts';
import { centreScope } from '../trainingCentre/centreScope.ts';
import { recordStep } from './approvalSteps.ts';
import { documentWrites } from './documentWrites.ts';
import { attachGenerated } from './attachGenerated.ts';
import { eventOf, type Purpose } from './eventOf.ts';

interface ToEvent extends Keyed {
  readonly centreEventId: string;
  readonly name?: string | null;
  readonly documentGuid?: string | null;
  readonly purpose?: Purpose | null;
}

/** A document of the event: one that was generated, or one that waits for its file. */
export async function attachToCentreEvent(session: WriteSession, given: ToEvent): Promise<string> {
  mustAttach(session);
  if (given.documentGuid) return attachGenerated(session, { ...given, documentGuid: given.documentGuid });
  return documentWrites.transaction(session, async (write) => {
    const event = await eventOf(write, given.centreEventId);
    const name = trimmed(given.name) || `Document of ${event.name}`;
    const purpose = given.purpose ?? event.lacks;
    return attach(write, { name, centre_event_id: event.id, purpose }, sql`event_document_fields()`);
  });
}

interface ToCentre extends Keyed {
  readonly trainingCentreId: string;
  readonly name?: string | null;
}

/** A document of the centre that waits for its file. */
export async function attachToTrainingCentre(session: WriteSession, given: ToCentre): Promise<string> {
  mustAttach(session);
  return documentWrites.transaction(session, async (write) => {
    const id = given.trainingCentreId;
    const centre = await mustFind('TrainingCentre', id, () =>
      run<{ id: string; name: string }>(
        write.tx,
        sql`select c.id::text, c.name from training_centres c where ${and([sql`c.id = ${id}`, centreScope('c', write.viewer)])}`,
      ),
    );
    const name = trimmed(given.name) || `Document of ${centre.name}`;
    return attach(write, { name, training_centre_id: centre.id }, sql`centre_document_fields()`);
  });
}

function mustAttach({ viewer }: WriteSession): void {
  if (reach(viewer, 'documents.write') === 'none') throw forbidden('attach documents');
}

async function attach(write: Write, values: Draft<'approved_documents'>, fields: Sql): Promise<string> {
  const fixed = { ...values, is_custom_document: true, author_id: write.viewer.id };
  const id = await documentWrites.createIn(write, {}, 'input', fixed);
  await run(write.tx, sql`update approved_documents set bound_fields = ${fields} where id = ${id}`);
  await recordStep(write, id, { event: 'ATTACHED' });
  return id;
}
