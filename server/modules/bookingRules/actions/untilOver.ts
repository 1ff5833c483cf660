import { sql } from 'kysely';
import { byCountry } from '#server/access/countries.ts';
import { reach } from '#server/access/roleTable.ts';
import type { Viewer } from '#server/access/Viewer.ts';
import { and, belongsTo, FALSE, type Sql, TRUE } from '#server/db/conditions.ts';
import type { ActionRule } from '#server/graphql/access/ActionRule.ts';
import { except } from '#server/graphql/access/except.ts';
import { isOver } from '#server/modules/centreEvent/eventMeasures.ts';
import { journeyPolicy } from '#server/modules/journey/journeyPolicy.ts';
import { over } from '../rules/eventOver.ts';

/** B4: an action on bookings or waiting-list entries that ends with their event, but for those that pass, for a reason. */
export function untilOver(rule: ActionRule, passes = isManaged): ActionRule {
  const ruleOf = (viewer: Viewer) =>
    passes('any', viewer) === TRUE
      ? rule
      : except(rule, { rows: (alias) => isStopped(alias, passes(alias, viewer)), why: over });
  return {
    ...rule,
    rows: (alias, viewer) => ruleOf(viewer).rows(alias, viewer),
    why: (viewer) => ruleOf(viewer).why(viewer),
  };
}

export const nobody = (): Sql => FALSE;

/**
 * B1, B4: what the viewer changes on events that they manage: all that they see where those are of their countries alone;
 * else another role may show them people from abroad and events that are closed to theirs.
 */
export function isManaged(alias: string, viewer: Viewer): Sql {
  const how = reach(viewer, 'bookings.manage');
  if (how === 'none') return FALSE;
  if (how === 'all' || reach(viewer, 'events.read') === 'countries') return TRUE;
  const isOnManagedEvent = belongsTo(alias, 'centre_event_id', 'centre_events', (event) =>
    byCountry('bookings.manage', viewer, sql.id(event, 'country_id')),
  );
  return and([isOnManagedEvent, journeyPolicy.countries(alias, viewer)]);
}

const isStopped = (alias: string, passes: Sql): Sql =>
  passes === FALSE ? isOfOverEvent(alias) : and([isOfOverEvent(alias), sql`not ${passes}`]);

const isOfOverEvent = (alias: string): Sql => belongsTo(alias, 'centre_event_id', 'centre_events', isOver);
