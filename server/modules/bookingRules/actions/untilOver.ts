import { sql } from 'kysely';
import type { Viewer } from '#server/access/Viewer.ts';
import type { Sql } from '#server/db/conditions.ts';
import type { ActionRule } from '#server/graphql/access/ActionRule.ts';
import { except } from '#server/graphql/access/except.ts';
import { isOver } from '#server/modules/centreEvent/eventMeasures.ts';
import { powersOf } from '../Powers.ts';
import { over } from '../rules/eventOver.ts';

/** B4: an action on bookings or waiting-list entries that ends with their event, but for those who pass, for a reason. */
export function untilOver(rule: ActionRule, passes = managesBookings): ActionRule {
  const limited = except(rule, { rows: isOfOverEvent, why: over });
  const ruleOf = (viewer: Viewer) => (passes(viewer) ? rule : limited);
  return {
    ...rule,
    rows: (alias, viewer) => ruleOf(viewer).rows(alias, viewer),
    why: (viewer) => ruleOf(viewer).why(viewer),
  };
}

export const nobody = (): boolean => false;

const managesBookings = (viewer: Viewer): boolean => powersOf(viewer).managesBookings;

function isOfOverEvent(alias: string): Sql {
  const event = `${alias}_over`;
  return sql`exists (select 1 from centre_events ${sql.id(event)} where ${sql.id(event, 'id')} = ${sql.id(alias, 'centre_event_id')} and ${isOver(event)})`;
}
