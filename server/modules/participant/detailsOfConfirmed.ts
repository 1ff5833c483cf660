import { sql } from 'kysely';
import { collectFields } from '#schema/collectFields.ts';
import { type Sql, TRUE } from '#server/db/conditions.ts';
import { run } from '#server/db/rows.ts';
import { camelCase } from '#server/graphql/camelCase.ts';
import type { Write, Written } from '#server/graphql/write/WriteDefinition.ts';
import { enforce, incomplete } from '../bookingRules/index.ts';
import { eventScope } from '../centreEvent/eventScope.ts';
import { seatsOf, toldOf } from './changeOfCountry.ts';
import { personColumns } from './personColumns.ts';

/** Values by their columns. */
type Known = Readonly<Record<string, unknown>>;

/** Somebody of whom less is known than before. */
interface Losing {
  readonly id: string;
  readonly before: Known;
  readonly after: Known;
  /** Of their bookings those that rest on it, by their alias. */
  readonly seats?: (booking: string) => Sql;
  /** The input that loses it, where that is not the column. */
  readonly field?: string;
  readonly path: string;
}

/** B2: what is changed of somebody leaves them what their confirmed bookings ask for. */
export async function keepDetails(write: Write, change: Written<'participants'>): Promise<void> {
  const { id, old, row, path } = change;
  if (old !== null) await refuseLosing(write, { id, before: old, after: row, path });
}

/** @throws refused with the first event to come on which they are confirmed, and would lack what it asks for. */
export async function refuseLosing(write: Write, losing: Losing): Promise<void> {
  const { id, before, after, seats, path } = losing;
  const emptied = details.filter((column) => !isEmpty(before, column) && isEmpty(after, column));
  const field = losing.field ?? emptied[0];
  if (field === undefined || emptied.length === 0) return;
  const lost = emptied.map(camelCase);
  const confirmed = await run<{ name: string; isVisible: boolean; missing: readonly string[] }>(
    write.tx,
    sql`select e.name, ${eventScope('e', write.viewer)} as "isVisible", b.kept_collect_missing as missing
        ${seatsOf(sql`${id}::bigint`)} and b.booking_status = 'CONFIRMED'
          and b.kept_collect_missing && ${lost}::text[] and ${seats?.('b') ?? TRUE} order by e.id`,
  );
  for (const { missing, ...event } of confirmed) {
    const violation = incomplete(missing.filter((each) => lost.includes(each)));
    if (violation !== null) enforce([{ ...toldOf(event, violation), field }], null, path);
  }
}

const collected: ReadonlySet<string> = new Set(collectFields);

/** Of the columns of a participant those that events may ask for (G1). */
const details = personColumns.filter((column) => collected.has(camelCase(column)));

/** As the database counts what is missing. */
function isEmpty(row: Known, column: string): boolean {
  const value = row[column];
  return (
    value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  );
}
