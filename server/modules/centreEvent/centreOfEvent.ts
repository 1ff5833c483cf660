import { sql } from 'kysely';
import { columnText, sameValue, type Row } from '../../graphql/write/Json.ts';
import { rowText, select } from '../../graphql/write/rows.ts';
import type { Change, Write } from '../../graphql/write/WriteDefinition.ts';

/** D1: an event takes its zone over from its centre; its country too, where none of its own is given. */
export async function centreOfEvent(write: Write, change: Change): Promise<Row> {
  const given = change.values['training_centre_id'];
  const moved = given !== undefined && !sameValue(change.old?.['training_centre_id'] ?? null, given);
  const emptied =
    change.values['country_id'] === null ||
    (change.old === null && change.values['country_id'] === undefined);
  if (!moved && !emptied) return {};
  const centre = await centreRow(write, columnText(change.row, 'training_centre_id'), moved);
  const followed =
    emptied || (moved && change.values['country_id'] === undefined && (await wasCentres(write, change)));
  return {
    ...(moved ? { time_zone: centre?.['time_zone'] ?? 'UTC' } : {}),
    ...(followed ? { country_id: centre?.['country_id'] ?? null } : {}),
  };
}

/** Whether the event had the country of the centre it leaves. */
async function wasCentres(write: Write, { old }: Change): Promise<boolean> {
  if (old === null) return true;
  const centre = await centreRow(write, columnText(old, 'training_centre_id'));
  return sameValue(centre?.['country_id'] ?? null, old['country_id'] ?? null);
}

/** Held, it keeps its zone until the event is there to follow the next one (K1). */
async function centreRow(write: Write, id: string | null, hold = false): Promise<Row | undefined> {
  const [row] = await select(
    write.tx,
    sql`select ${rowText('t')} from training_centres as t where t.id = ${id} ${hold ? sql`for share of t` : sql``}`,
  );
  return row;
}
