import { sql } from 'kysely';
import { nulls, type Sql } from '#server/db/conditions.ts';
import type { Row } from '#server/db/Row.ts';
import { exists, run, select, selectIds, type Tx, update } from '#server/db/rows.ts';
import { forbidden, validationFailed } from '#server/errors/errors.ts';
import { bookedToCome } from '#server/errors/participantRefusals.ts';
import { auditChange } from '#server/graphql/write/auditChange.ts';
import { isBlank, trimmed } from '#server/graphql/write/blankText.ts';
import { staleCheck } from '#server/graphql/write/staleCheck.ts';
import type { Write } from '#server/graphql/write/WriteDefinition.ts';
import { writeScope } from '#server/graphql/write/WritePolicy.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { bookingsOf } from '../eventBooking/bookingMeasures.ts';
import { personalColumns } from '../journey/index.ts';
import {
  erasableScope,
  erasePolicyOf,
  lockPeople,
  nobody,
  participantService,
  takesSeatToCome,
} from '../participant/index.ts';
import { noPassport } from '../passport/index.ts';
import { holdErasureRequests, settleErasure } from '../participantRequest/index.ts';
import { closeEntry } from '../waitingListEntry/index.ts';
import { eraseImports } from './eraseImports.ts';
import { redactApprovals } from './redactApprovals.ts';
import { leftSeats, redactAudits } from './redactAudits.ts';
import { redactDocuments } from './redactDocuments.ts';
import { redactExports } from './redactExports.ts';
import { redactTasks } from './redactTasks.ts';
import { redactViews } from './redactViews.ts';

interface Erasing {
  readonly input: { readonly id: string; readonly reason: string; readonly date_modified?: unknown };
}

const { definition } = participantService;

/**
 * G5, in one transaction: nothing personal is left of the person, of what was entered for them, and in the audit of
 * both; who came, and what it cost, stays counted. Who is deleted is erased as well, and stays deleted. Asked again, it
 * answers as before. It cannot be undone.
 */
export async function eraseParticipant(session: WriteSession, { input }: Erasing): Promise<string> {
  const { id, reason } = input;
  const scope = writeScope(erasePolicyOf(session.viewer), session.viewer, [], 'erase this participant');
  if (isBlank(reason)) throw validationFailed('input.reason', 'Say why.');
  return participantService.transaction(session, async (write) => {
    const [person] = await lockPeople(write, [id], erasableScope);
    await holdErasureRequests(write, id);
    if (person === undefined || person.erased_at !== null) return id;
    if (!(await exists(write.tx, sql`select 1 from participants t where t.id = ${id} and ${scope('t')}`)))
      throw forbidden('erase this participant');
    await staleCheck(write.tx, { type: definition.type, id, input, row: person, definition });
    if (
      await exists(write.tx, sql`select 1 from participants p where p.id = ${id} and ${takesSeatToCome('p')}`)
    )
      throw bookedToCome();
    await erase(write, person, trimmed(reason));
    return id;
  });
}

async function erase(write: Write, person: Row<'participants'>, reason: string): Promise<void> {
  const { tx, now } = write;
  const { id } = person;
  const merged = await select(
    tx,
    'participants',
    sql`where t.merged_into_id = ${id} order by t.id for update of t`,
  );
  const people = [id, ...merged.map((each) => each.id)];
  const all = sql`any(${people}::bigint[])`;
  const pseudonym = `Erased participant ${id}`;
  const erased = { ...nobody(pseudonym), erased_at: now.toISOString() };
  for (const one of people) await update(tx, 'participants', one, erased);
  const waiting = await select(
    tx,
    'waiting_list_entries',
    sql`where t.participant_id = ${all} and waiting_entry_is_active(t.deleted_at, t.closed_at) order by t.id`,
  );
  const empty = assignments({ ...nulls(personalColumns), ...noPassport, notes: null });
  const bookings = await selectIds(
    tx,
    sql`select b.id::text from event_bookings b where ${bookingsOf('b', people)}`,
  );
  const left = await selectIds(tx, sql`select was.id::text from (${leftSeats(all)}) was`);
  await run(tx, sql`update event_bookings b set ${empty} where b.id = any(${[...bookings]}::bigint[])`);
  await run(tx, sql`update waiting_list_entries set ${empty} where participant_id = ${all}`);
  // What is noted of a seat may be of whoever was on it last; of somebody else's it is theirs by now.
  await run(
    tx,
    sql`update event_bookings set notes = null where id = any(${[...left]}::bigint[]) and participant_id is null`,
  );
  await settleErasure(write, people);
  await eraseImports(tx, { people, emails: [person, ...merged].map(({ email }) => email) });
  const names = [person, ...merged].map((each) => each.full_name);
  const redactions = { people, names, pseudonym, bookings, left };
  await redacting(tx, async () => {
    await redactAudits(tx, redactions);
    await redactExports(tx, [person, ...merged]);
    await redactApprovals(tx, redactions);
    await redactDocuments(tx, redactions, now);
  });
  await redactTasks(tx, redactions);
  await redactViews(tx, [person, ...merged]);
  for (const { id: entry } of waiting) await closeEntry(write, entry, 'ERASED');
  const [row] = await select(tx, 'participants', sql`where t.id = ${id}`);
  if (row === undefined) return;
  await auditChange(write, definition, row, {
    event: 'updated',
    old: { erased_at: null },
    new: { erased_at: row.erased_at, reason },
  });
}

const assignments = (values: Readonly<Record<string, null>>): Sql =>
  sql.join(Object.keys(values).map((column) => sql`${sql.id(column)} = null`));

/** What is kept as it was, the audit and the steps of approvals, lets nobody else rewrite a row. */
async function redacting(tx: Tx, work: () => Promise<void>): Promise<void> {
  const allow = (how: 'on' | 'off') => run(tx, sql`select set_config('convene.redacting', ${how}, true)`);
  await allow('on');
  await work();
  await allow('off');
}
