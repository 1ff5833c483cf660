import { sql } from 'kysely';
import type { Viewer } from '#server/access/Viewer.ts';
import { recordAudit } from '#server/audit/recordAudit.ts';
import { select, type Tx } from '#server/db/rows.ts';
import type { Agenda } from './agendaOfInput.ts';
import { insertAgenda, readAgenda } from './repository.ts';

/** The write under way of whoever approves. */
interface Approval {
  readonly tx: Tx;
  readonly viewer: Pick<Viewer, 'id'>;
}

/** An event that was approved before it had a programme: what comes later differs from nothing. */
const noAgenda: Agenda = { name: null, sections: [] };

/**
 * A2: the first approval of an event keeps its programme as it stands, in the transaction of the approval, which holds
 * the event's row. Whatever is approved later leaves the copy alone. True where this call has kept it.
 */
export async function keepOriginalAgenda({ tx, viewer }: Approval, eventId: string): Promise<boolean> {
  const agenda = (await readAgenda(tx, eventId)) ?? noAgenda;
  if (!(await insertAgenda(tx, eventId, 'ORIGINAL', agenda))) return false;
  const [event] = await select(tx, 'centre_events', sql`where t.id = ${eventId}`);
  await recordAudit(tx, {
    type: 'CentreEvent',
    id: eventId,
    event: 'updated',
    name: event?.name ?? null,
    old: { agenda_orig: null },
    new: { agenda_orig: agenda },
    userId: viewer.id,
    countryId: event?.country_id ?? null,
  });
  return true;
}
