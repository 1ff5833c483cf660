import { sql } from 'kysely';
import { reach } from '#server/access/roleTable.ts';
import type { Viewer } from '#server/access/Viewer.ts';
import { byCountry } from '#server/access/countries.ts';
import { and, type Sql, TRUE } from '#server/db/conditions.ts';
import type { Entity } from '#server/graphql/Entity.ts';
import type { TypeActions } from '#server/graphql/access/ActionRule.ts';
import { defineNoun } from '#server/graphql/noun/defineNoun.ts';
import { costScope } from '../estimatedCost/costScope.ts';
import { bookingScope } from '../eventBooking/bookingScope.ts';

/** T1: worked out by the database, written by nobody. */
const spendActions: TypeActions = { many: 'reportable spend', read: 'spend.read', rules: [] };

const spendEntity: Entity = {
  type: 'ReportableSpend',
  table: 'reportable_spend',
  scope: spendScope,
  actions: spendActions,
};

export const spendNoun = defineNoun({
  folder: 'spend',
  entity: spendEntity,
  list: { defaultOrder: [{ column: 'DATE_START', order: 'DESC' }] },
});

/** Of the viewer's countries, and only where both the booking and the cost may be seen (S1, S2). */
function spendScope(alias: string, viewer: Viewer): Sql {
  const [booking, cost] = [`${alias}_booking`, `${alias}_cost`];
  return and([
    byCountry('spend.read', viewer, sql.id(alias, 'country_id')),
    // The rows are of bookings that are there, and whoever sees all of those need not ask again.
    reach(viewer, 'bookings.read') === 'all'
      ? TRUE
      : within('event_bookings', booking, sql.id(alias, 'booking_id'), bookingScope(booking, viewer)),
    within('estimated_costs', cost, sql.id(alias, 'estimated_cost_id'), costScope(cost, viewer)),
  ]);
}

const within = (table: string, alias: string, id: Sql, scope: Sql): Sql =>
  scope === TRUE
    ? TRUE
    : sql`exists (select 1 from ${sql.id(table)} ${sql.id(alias)} where ${sql.id(alias, 'id')} = ${id} and ${scope})`;
