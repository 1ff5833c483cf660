import { sql } from 'kysely';
import { sameValue } from '#server/db/Json.ts';
import type { Draft, Row } from '#server/db/Row.ts';
import { select } from '#server/db/rows.ts';
import type { Change, Write } from '#server/graphql/write/WriteDefinition.ts';

/** D1: an event takes its zone over from its centre; its country too, where none of its own is given. */
export async function centreOfEvent(
  write: Write,
  change: Change<'centre_events'>,
): Promise<Draft<'centre_events'>> {
  const given = change.values.training_centre_id;
  const moved = given !== undefined && !sameValue(change.old?.training_centre_id, given);
  const emptied =
    change.values.country_id === null || (change.old === null && change.values.country_id === undefined);
  if (!moved && !emptied) return {};
  const centre = await centreRow(write, change.row.training_centre_id, moved);
  const followed =
    emptied || (moved && change.values.country_id === undefined && (await wasCentres(write, change)));
  return {
    ...(moved ? { time_zone: centre?.time_zone ?? 'UTC' } : {}),
    ...(followed ? { country_id: centre?.country_id ?? null } : {}),
  };
}

/** Whether the event had the country of the centre it leaves. */
async function wasCentres(write: Write, { old }: Change<'centre_events'>): Promise<boolean> {
  if (old === null) return true;
  const centre = await centreRow(write, old.training_centre_id);
  return sameValue(centre?.country_id, old.country_id);
}

/** Held, it keeps its zone until the event is there to follow the next one (K1). */
async function centreRow(
  write: Write,
  id: string | null,
  hold = false,
): Promise<Row<'training_centres'> | undefined> {
  const [row] = await select(
    write.tx,
    'training_centres',
    sql`where t.id = ${id} ${hold ? sql`for share of t` : sql``}`,
  );
  return row;
}
