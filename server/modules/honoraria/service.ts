import { mustFind } from '#server/graphql/mustFind.ts';
import { sql } from 'kysely';
import { recordAudit, type AuditEntry } from '#server/audit/recordAudit.ts';
import type { Sql } from '#server/db/conditions.ts';
import type { Row } from '#server/db/Row.ts';
import { run, select, type Tx } from '#server/db/rows.ts';
import { honorariaBlocked } from '#server/errors/approvalRefusals.ts';
import { notFound, validationFailed } from '#server/errors/errors.ts';
import type { Write } from '#server/graphql/write/WriteDefinition.ts';
import { trimmed } from '#server/graphql/write/blankText.ts';
import { honorariaBasis, honorariaBlocks } from './honorariaMeasures.ts';

/** What an hour of each trainer of an event is worth now, and what keeps it from being frozen: as JSON, to be read together with what is compared. */
export const honorariaToFreeze = (event: Sql): Sql =>
  sql`(select coalesce(jsonb_agg(jsonb_build_object('trainer_id', link.trainer_id, 'name', b.full_name, 'is_frozen', b.frozen_at is not null,
      'fmv_amount', b.fmv, 'fmv_currency', b.currency, 'fmv_last_updated', b.fmv_last_updated, 'event_currency', b.event_currency, 'exchange_rate', b.rate, 'rate_date', b.rate_date,
      'travel_factor', b.travel_factor, 'blocks', ${honorariaBlocks('b')}) order by link.priority), '[]')
    from centre_event_trainers link cross join lateral (${honorariaBasis('link')}) b where link.centre_event_id = ${event})`;

interface Blocked {
  readonly name: string;
  readonly blocks: readonly { readonly code: string; readonly message: string }[];
}

/**
 * H6: fair market value and rate of every trainer of the event stay from now on, as `honorariaToFreeze` has told them.
 * Called by the approval of the contract, in its transaction; who is frozen already stays as frozen.
 * @throws HONORARIA_BLOCKED where one cannot be told, or its fair market value is too old.
 */
export async function freezeHonoraria(write: Write, eventId: string, told: string): Promise<void> {
  const event = await lockedEvent(write.tx, eventId);
  if (event.deleted_at !== null) throw notFound('CentreEvent', eventId);
  refuseBlocked(told);
  const added = await run<{ id: string }>(
    write.tx,
    sql`insert into frozen_honoraria (centre_event_id, trainer_id, fmv_amount, fmv_currency, fmv_last_updated, event_currency, exchange_rate, rate_date, travel_factor, frozen_at, frozen_by_id)
        select ${eventId}::bigint, t.trainer_id, t.fmv_amount, t.fmv_currency, t.fmv_last_updated, t.event_currency, t.exchange_rate, t.rate_date, t.travel_factor, ${write.now.toISOString()}, ${write.viewer.id}
        from jsonb_to_recordset(${told}::jsonb) as t(trainer_id bigint, is_frozen boolean, fmv_amount bigint, fmv_currency text, fmv_last_updated date, event_currency text,
          exchange_rate numeric, rate_date timestamptz, travel_factor numeric)
        where not t.is_frozen returning trainer_id::text as id`,
  );
  if (added.length === 0) return;
  await auditFreeze(write, event, { old: { honoraria_frozen: false }, new: { honoraria_frozen: true } });
}

/** F4: a withdrawal makes fair market value and rate live again, for a reason that is kept. */
export async function unfreezeHonoraria(write: Write, eventId: string, reason: string): Promise<void> {
  const given = trimmed(reason);
  if (given === '') throw validationFailed('reason', 'Say why the honoraria are not frozen any more.');
  const event = await lockedEvent(write.tx, eventId);
  const live = await run<{ id: string }>(
    write.tx,
    sql`update frozen_honoraria set unfrozen_at = ${write.now.toISOString()}, unfrozen_by_id = ${write.viewer.id}, unfreeze_reason = ${given}
        where centre_event_id = ${eventId} and unfrozen_at is null returning trainer_id::text as id`,
  );
  if (live.length === 0) return;
  await auditFreeze(write, event, {
    old: { honoraria_frozen: true },
    new: { honoraria_frozen: false, reason: given },
  });
}

const lockedEvent = (tx: Tx, id: string): Promise<Row<'centre_events'>> =>
  mustFind('CentreEvent', id, () => select(tx, 'centre_events', sql`where t.id = ${id} for update of t`));

function refuseBlocked(told: string): void {
  const blocked = (JSON.parse(told) as readonly Blocked[]).filter(({ blocks }) => blocks.length > 0);
  if (blocked.length === 0) return;
  const messages = [...new Set(blocked.flatMap(({ blocks }) => blocks.map(({ message }) => message)))];
  throw honorariaBlocked(messages, {
    trainers: blocked.map(({ name }) => name),
    codes: [...new Set(blocked.flatMap(({ blocks }) => blocks.map(({ code }) => code)))],
  });
}

/** That it is, and why not any more; the amounts stand where those who may see them read them (S4). */
async function auditFreeze(
  write: Write,
  event: Row<'centre_events'>,
  change: Pick<AuditEntry, 'old' | 'new'>,
): Promise<void> {
  await recordAudit(write.tx, {
    type: 'CentreEvent',
    id: event.id,
    event: 'updated',
    name: event.name,
    ...change,
    userId: write.viewer.id,
    countryId: event.country_id,
    at: write.now.toISOString(),
  });
}
