import { mustFind } from '#server/graphql/mustFind.ts';
import { sql } from 'kysely';
import type { Viewer } from '#server/access/Viewer.ts';
import { recordAudit } from '#server/audit/recordAudit.ts';
import type { Row } from '#server/db/Row.ts';
import { exists, run, select, selectIds, type Tx } from '#server/db/rows.ts';
import { forbidden, validationFailed } from '#server/errors/errors.ts';
import { canonicalJson } from '#server/graphql/idempotency/canonicalJson.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { and } from '#server/db/conditions.ts';
import { eventScope } from '../centreEvent/eventScope.ts';
import { bookingScope } from '../eventBooking/bookingScope.ts';
import { trainerScope } from '../trainer/trainerScope.ts';
import { bookingsWithin } from './documentBookingScope.ts';
import { capabilitiesOf, readReach } from './documentPolicy.ts';
import { documentRunScope } from './documentRunScope.ts';
import { type RunKind, runKinds, type RunType } from './runKindPolicy.ts';
import { readRunParams, type RunParams } from './runParams.ts';

export type Run = Row<'document_runs'>;

/**
 * M2: the run of this kind and these parameters, whoever asks first. Answers its key.
 * @throws validationFailed in words where the parameters are not such, or name what the viewer cannot see
 */
export async function openRun(
  { context, viewer }: WriteSession,
  { runType, runParams }: { readonly runType: RunType; readonly runParams: unknown },
): Promise<string> {
  const kind = runKinds[runType];
  if (readReach(viewer, runType) === 'none')
    throw forbidden(`make or see documents of this kind: ${kind.label}`);
  const params = readRunParams(kind, runParams);
  return context.database.transaction(async (tx) => {
    const event = params.centre_event_id;
    const found = await mustFind('CentreEvent', event, () =>
      select(tx, 'centre_events', sql`where t.id = ${event} and ${eventScope('t', viewer)}`),
    );
    await refuseStrangers(tx, viewer, { kind, params });
    const opened = await keepRun(tx, {
      runType,
      event: found,
      params,
      authorId: viewer.id,
      now: context.now(),
    });
    const isVisible = await exists(
      tx,
      sql`select 1 from document_runs t where t.id = ${opened.id} and ${documentRunScope('t', viewer)}`,
    );
    if (!isVisible) throw forbidden(`make or see such documents of this event: ${kind.label}`);
    return opened.key;
  });
}

interface NewRun {
  readonly runType: RunType;
  readonly event: Pick<Row<'centre_events'>, 'id' | 'name' | 'country_id'>;
  readonly params: RunParams;
  readonly authorId: string;
  readonly now: Date;
}

/** The one run of this kind and these parameters, made where there is none yet. */
export async function keepRun(tx: Tx, { runType, event, params, authorId, now }: NewRun): Promise<Run> {
  const canonical = canonicalJson(params);
  const inserted = await run<{ id: string }>(
    tx,
    sql`insert into document_runs (run_type, centre_event_id, params, author_id, date_created)
        values (${runType}, ${event.id}, ${canonical}::jsonb, ${authorId}, ${now.toISOString()})
        on conflict do nothing returning id::text`,
  );
  const [kept] = await select(
    tx,
    'document_runs',
    sql`where t.run_type = ${runType} and md5(t.params::text) = md5((${canonical}::jsonb)::text)`,
  );
  if (kept === undefined) throw new Error('A run was made but not found.');
  if (inserted.length > 0)
    await recordAudit(tx, {
      type: 'DocumentRun',
      id: kept.id,
      event: 'created',
      name: `${runKinds[runType].label} · ${event.name}`,
      new: { run_type: runType, params: kept.params },
      userId: authorId,
      countryId: event.country_id,
    });
  return kept;
}

/** Bookings and trainers that are named have to be of the event, and within reach: else they do not exist (S1). */
async function refuseStrangers(
  tx: Tx,
  viewer: Viewer,
  { kind, params }: { readonly kind: RunKind; readonly params: RunParams },
): Promise<void> {
  const { centre_event_id: event, event_booking_ids: bookings, trainer_ids: trainers } = params;
  if (bookings) {
    const known = await selectIds(
      tx,
      sql`select t.id::text from event_bookings t where ${and([
        sql`t.centre_event_id = ${event} and t.id = any(${[...bookings]}::bigint[])`,
        bookingScope('t', viewer),
        bookingsWithin(capabilitiesOf[kind.group].read, 't', viewer),
      ])}`,
    );
    refuse(bookings, new Set(known), 'booking');
  }
  if (trainers) {
    const known = await selectIds(
      tx,
      sql`select t.id::text from trainers t join centre_event_trainers l on l.trainer_id = t.id where ${and([
        sql`l.centre_event_id = ${event} and t.id = any(${[...trainers]}::bigint[])`,
        trainerScope('t', viewer),
      ])}`,
    );
    refuse(trainers, new Set(known), 'trainer');
  }
}

function refuse(asked: readonly string[], known: ReadonlySet<string>, noun: string): void {
  const strange = asked.filter((id) => !known.has(id));
  if (strange.length > 0)
    throw validationFailed(
      'runParams',
      `This event has no such ${noun}, or none whose documents you may see: ${strange.join(', ')}.`,
    );
}
