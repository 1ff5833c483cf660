import { sql } from 'kysely';
import { and, belongsTo, or, TRUE, FALSE, type Sql } from '#server/db/conditions.ts';
import { asGivenBy, type Capability, reach, reachesOwn } from '#server/access/roleTable.ts';
import type { Grants, Viewer } from '#server/access/Viewer.ts';
import { byCountry, inOwnCountries, isNotDeleted } from '#server/access/countries.ts';

/** Events the viewer may see: their country's, and of restricted ones those that allow one of the viewer's countries (S2). */
export function eventScope(alias: string, viewer: Grants): Sql {
  return and([isNotDeleted(alias), eventHistoryScope(alias, viewer)]);
}

/** The same, deleted or not: whose history the viewer may read. */
export function eventHistoryScope(alias: string, viewer: Grants): Sql {
  return and([byCountry('events.read', viewer, sql.id(alias, 'country_id')), isEventOpenTo(alias, viewer)]);
}

/**
 * Events of one's countries as far as a capability reaches there: one that is not open to whoever has none but the roles
 * that give it is not opened for it by another role, which shows it for its own purpose (S2).
 */
export const isOfOwnCountriesFor = (capability: Capability, alias: string, viewer: Grants): Sql =>
  and([
    inOwnCountries(sql.id(alias, 'country_id'), viewer),
    isEventOpenTo(alias, asGivenBy(viewer, capability)),
  ]);

/** Events of one's countries that are closed to the roles that give a capability, and seen by another one. */
export function isClosedAtHome(capability: Capability, alias: string, viewer: Grants): Sql {
  if (reach(viewer, capability) !== 'countries' || reach(viewer, 'restrictedEvents.read') !== 'all')
    return FALSE;
  return and([
    inOwnCountries(sql.id(alias, 'country_id'), viewer),
    sql`not ${isEventOpenTo(alias, asGivenBy(viewer, capability))}`,
  ]);
}

export const eventClosed = 'Its event is restricted, and not open to your countries.';

/** The same of what belongs to an event. */
export const isOfClosedAtHome = (capability: Capability, alias: string, viewer: Grants): Sql =>
  isClosedAtHome(capability, 'any', viewer) === FALSE
    ? FALSE
    : belongsTo(alias, 'centre_event_id', 'centre_events', (event) =>
        isClosedAtHome(capability, event, viewer),
      );

export const isEventOpenTo = (alias: string, viewer: Grants): Sql =>
  isOpenTo(viewer, {
    isRestricted: sql.id(alias, 'restrict_countries'),
    event: sql.id(alias, 'id'),
    alias,
  });

/** S2: without restriction the allow-list is ignored; with one, and nobody on it, only global roles pass. */
export function isOpenTo(viewer: Grants, { isRestricted, event, alias }: Restriction): Sql {
  if (reach(viewer, 'restrictedEvents.read') === 'all') return TRUE;
  const open = sql`not ${isRestricted}`;
  return reach(viewer, 'restrictedEvents.read') === 'none'
    ? open
    : or([open, allowsOwnCountry(event, alias, viewer)]);
}

/** Where it stands that an event is restricted, and which event it is. */
interface Restriction {
  readonly isRestricted: Sql;
  readonly event: Sql;
  readonly alias: string;
}

/** As a list made once: looked up for each row, the planner would take it for dearer than sorting all rows. */
function allowsOwnCountry(event: Sql, alias: string, viewer: Grants): Sql {
  const allowed = `${alias}_allowed`;
  return sql`${event} in (select ${sql.id(allowed, 'centre_event_id')} from "centre_event_allowed_countries" ${sql.id(allowed)} where ${inOwnCountries(sql.id(allowed, 'country_id'), viewer)})`;
}

/**
 * Of the visible events, those the viewer may book for (`restrict_by_current_user` only narrows, S1). Whoever makes
 * bookings of their own does so wherever they are admitted.
 */
export function isBookableBy(alias: string, viewer: Viewer): Sql {
  const how = reach(viewer, 'bookings.write');
  if (how === 'all') return TRUE;
  if (how === 'none' || viewer.countryIds.length === 0) return FALSE;
  const admitted = admitsViewer(alias, viewer);
  if (reachesOwn(viewer, 'bookings.write')) return admitted;
  return and([inOwnCountries(sql.id(alias, 'country_id'), viewer), admitted]);
}

/** S2: a restricted event without a list admits nobody whose role does not reach every country. */
function admitsViewer(alias: string, viewer: Viewer): Sql {
  return or([
    sql`not ${sql.id(alias, 'restrict_countries')}`,
    allowsOwnCountry(sql.id(alias, 'id'), alias, viewer),
  ]);
}
