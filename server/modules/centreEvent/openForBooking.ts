import { sql } from 'kysely';
import { inOwnCountries } from '#server/access/countries.ts';
import { reach, reachesOwn } from '#server/access/roleTable.ts';
import type { Viewer } from '#server/access/Viewer.ts';
import { and, FALSE, or, type Sql } from '#server/db/conditions.ts';
import { isOver } from './eventMeasures.ts';
import { isBookableBy } from './eventScope.ts';

/** S2, B4, B6: where the viewer may take a seat; managers may on what is not published, and with a reason on what is over. */
export function openForBooking(alias: string, viewer: Viewer): Sql {
  const bookable = isBookableBy(alias, viewer);
  const how = reach(viewer, 'bookings.write');
  if (how === 'all' || !reachesOwn(viewer, 'bookings.write')) return bookable;
  const isManaged = how === 'countries' ? inOwnCountries(sql.id(alias, 'country_id'), viewer) : FALSE;
  return and([bookable, or([isManaged, sql`(${sql.id(alias, 'is_published')} and not ${isOver(alias)})`])]);
}
