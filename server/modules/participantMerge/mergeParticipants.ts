import { sql } from 'kysely';
import type { Row } from '#server/db/Row.ts';
import { exists, isId, run, select, update } from '#server/db/rows.ts';
import { forbidden, validationFailed } from '#server/errors/errors.ts';
import { erased } from '#server/errors/participantRefusals.ts';
import { auditChange, auditedColumns, pick } from '#server/graphql/write/auditChange.ts';
import { trimmed } from '#server/graphql/write/blankText.ts';
import type { Input } from '#server/graphql/write/Input.ts';
import { staleCheck } from '#server/graphql/write/staleCheck.ts';
import type { Write } from '#server/graphql/write/WriteDefinition.ts';
import { writeScope } from '#server/graphql/write/WritePolicy.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { notifyNextEligible } from '../notification/index.ts';
import {
  checkMovedSeats,
  lockPeople,
  mergePolicy,
  participantService,
  refuseLosing,
} from '../participant/index.ts';
import { settleMerge } from '../participantRequest/index.ts';
import { movePersonInViews } from '../savedView/index.ts';
import type { Two } from './doubles.ts';
import { dropDoubles, moveBookings, moveEntries } from './moveSeats.ts';
import { takenValues } from './takenValues.ts';

interface TwoRows {
  readonly kept: Row<'participants'>;
  readonly gone: Row<'participants'>;
}

interface Merging {
  readonly input: {
    readonly id: string;
    readonly duplicate_id: string;
    readonly from_duplicate?: readonly string[] | null;
    readonly keep_bookings?: readonly string[] | null;
    readonly override_reason?: string | null;
    readonly date_modified?: unknown;
    readonly duplicate_date_modified?: unknown;
  };
}

const { definition } = participantService;

/**
 * G3, in one transaction: whatever names the duplicate names the one who stays, of two bookings on one event one is
 * kept, and the duplicate is deleted. Asked again, it answers as before. Refused, both are as they were.
 */
export async function mergeParticipants(session: WriteSession, { input }: Merging): Promise<string> {
  const two = { id: input.id, duplicate: input.duplicate_id };
  if (two.id === two.duplicate) throw validationFailed('input.duplicate_id', 'Choose another participant.');
  const scope = writeScope(mergePolicy, session.viewer, [], 'merge these participants');
  return participantService.transaction(session, async (write) => {
    if (await isMerged(write, two)) return two.id;
    const rows = await lockTwo(write, two);
    await mustReach(write, two, scope);
    await staleCheck(write.tx, {
      type: definition.type,
      id: two.duplicate,
      input: { date_modified: input.duplicate_date_modified },
      row: rows.gone,
      definition,
    });
    await giveUp(write, two, rows);
    await takeOver(write, two, { rows, input });
    const doubles = await dropDoubles(write, two, input.keep_bookings ?? []);
    const moved = await moveBookings(write, two);
    await moveEntries(write, two);
    await moveOwnValues(write, two);
    await movePersonInViews(write.tx, two);
    await settleMerge(write, two);
    await checkSeats(write, { rows, input, moved });
    for (const event of new Set(doubles)) await notifyNextEligible(write, event);
    return two.id;
  });
}

async function lockTwo(write: Write, { id, duplicate }: Two): Promise<TwoRows> {
  const [kept, gone] = await lockPeople(write, [id, duplicate]);
  if (kept === undefined || gone === undefined) throw new Error('Two were asked for.');
  if (kept.erased_at !== null || gone.erased_at !== null) throw erased();
  return { kept, gone };
}

const isMerged = async ({ tx }: Write, { id, duplicate }: Two): Promise<boolean> =>
  isId(id) &&
  isId(duplicate) &&
  exists(tx, sql`select 1 from participants t where t.id = ${duplicate} and t.merged_into_id = ${id}`);

async function mustReach({ tx }: Write, { id, duplicate }: Two, scope: ReturnType<typeof writeScope>) {
  const reached = await run(
    tx,
    sql`select 1 from participants t where t.id = any(${[id, duplicate]}::bigint[]) and ${scope('t')}`,
  );
  if (reached.length < 2) throw forbidden('merge these participants');
}

/** Gone before anything is taken over: no two have the same number in a register. */
async function giveUp(write: Write, { id, duplicate }: Two, { gone }: TwoRows): Promise<void> {
  const values = { deleted_at: write.now.toISOString(), merged_into_id: id };
  const row = await update(write.tx, 'participants', duplicate, values);
  await auditChange(write, definition, row, {
    event: 'deleted',
    old: pick(gone, auditedColumns(gone)),
    new: { merged_into_id: id },
  });
  // Whoever was merged into the one that goes is found under the one that stays.
  await run(
    write.tx,
    sql`update participants set merged_into_id = ${id} where merged_into_id = ${duplicate}`,
  );
}

/** The values that were better in the other, as a form would write them; and that there was another. */
async function takeOver(
  write: Write,
  { id }: Two,
  { rows, input }: { readonly rows: TwoRows; readonly input: Merging['input'] },
): Promise<void> {
  const { date_modified, override_reason } = input;
  const taken: Input = {
    ...takenValues(rows.gone, input.from_duplicate ?? []),
    ...(date_modified === undefined ? {} : { date_modified }),
    ...(override_reason === undefined ? {} : { override_reason }),
  };
  await participantService.updateIn(write, id, taken, 'input');
  const [row] = await select(write.tx, 'participants', sql`where t.id = ${id}`);
  if (row === undefined) return;
  await auditChange(
    write,
    definition,
    row,
    {
      event: 'updated',
      old: {},
      new: {
        merged_from: `${rows.gone.full_name} (${rows.gone.id})`,
        ...(trimmed(override_reason) === '' ? {} : { override_reason: trimmed(override_reason) }),
      },
    },
    null,
  );
}

/** M2: what documents say of the one that stays is kept. */
async function moveOwnValues({ tx }: Write, { id, duplicate }: Two): Promise<void> {
  const [kept, gone] = [`PARTICIPANT:${id}`, `PARTICIPANT:${duplicate}`];
  await run(
    tx,
    sql`update document_runs set modified_fields = modified_fields - ${gone}::text || jsonb_build_object(${kept}::text,
          modified_fields -> ${gone}::text || coalesce(modified_fields -> ${kept}::text, '{}'))
        where jsonb_exists(modified_fields, ${gone})`,
  );
}

/** What was booked for the one who goes is now of the one who stays: of their country (C6, S2), with what is known of them (B2). */
async function checkSeats(
  write: Write,
  {
    rows,
    input,
    moved,
  }: { readonly rows: TwoRows; readonly input: Merging['input']; readonly moved: readonly string[] },
): Promise<void> {
  const before = rows.gone;
  const [after] = await select(write.tx, 'participants', sql`where t.id = ${rows.kept.id}`);
  if (after === undefined) return;
  const seats = (booking: string) => sql`${sql.id(booking, 'id')} = any(${[...moved]}::bigint[])`;
  const { id } = after;
  await refuseLosing(write, { id, before, after, seats, field: 'from_duplicate', path: 'input' });
  if (after.country_id === before.country_id) return;
  const events = await checkMovedSeats(write, {
    id,
    oldCountry: before.country_id,
    seats,
    reason: input.override_reason,
    field: 'duplicate_id',
    path: 'input',
  });
  for (const event of events) await notifyNextEligible(write, event);
}
