import { sql } from 'kysely';
import type { Viewer } from '#server/access/Viewer.ts';
import { byCountry } from '#server/access/countries.ts';
import { asGivenBy } from '#server/access/roleTable.ts';
import { and, or, type Sql } from '#server/db/conditions.ts';
import type { Entity } from '#server/graphql/Entity.ts';
import type { TypeActions } from '#server/graphql/access/ActionRule.ts';
import { defineNoun } from '#server/graphql/noun/defineNoun.ts';
import { byColumn, type OrderColumn } from '#server/graphql/read/orderBy.ts';
import { bookingScope } from '../eventBooking/bookingScope.ts';
import { spendGroups } from './spendGroups.ts';

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
  list: {
    // Shares of a cost differ by one unit at most: none is worked out where both of them are meant, or neither.
    shortcuts: {
      AMOUNT: {
        implied: (alias, _viewer, test) => or(bothShares(alias).map(test)),
        sufficient: (alias, _viewer, test) => and(bothShares(alias).map(test)),
      },
    },
    orders: {
      NAME: ofCosts('name'),
      CURRENCY: ofCosts('currency'),
      DATE_END: ofCosts('date_end'),
      LINE_AMOUNT: { ...ofCosts('line_amount'), ofGroups: 'exactly' },
      SHARED_BY: { ...ofCosts('shared_by'), ofGroups: 'exactly' },
      AMOUNT: { ...ofCosts('amount'), ofGroups: { least: leastShare, slack: 1 } },
    },
    groups: spendGroups,
    defaultOrder: [{ column: 'DATE_START', order: 'DESC' }],
  },
});

/** Shares of a cost stand together, in the order of their bookings. */
function ofCosts(column: string): OrderColumn {
  const then: OrderColumn = {
    expressions: (alias) => [sql.id(alias, 'estimated_cost_id'), sql.id(alias, 'booking_id')],
  };
  return { ...byColumn(column), then };
}

/** Of the two shares of a line, which differ by one unit. */
function leastShare(alias: string): Sql {
  return share(sql.id(alias, 'line_amount'), sql.id(alias, 'shared_by'));
}

function bothShares(alias: string): readonly Sql[] {
  const [line, people] = [sql.id(alias, 'line_amount'), sql.id(alias, 'shared_by')];
  return [share(line, people), share(sql`(${line} + ${people} - 1)`, people)];
}

/** Nobody shares a line that nobody attended to, wherever the database works this out first. */
function share(line: Sql, people: Sql): Sql {
  return sql`(${line} / nullif(${people}, 0))`;
}

/**
 * Of the viewer's countries, and only where both the booking and the cost may be seen (S1, S2): a share tells what
 * decides it, and a booking is seen with its event, as the event's costs are. What another role shows of either is not
 * what spend is read for.
 */
function spendScope(alias: string, viewer: Viewer): Sql {
  const giving = asGivenBy(viewer, 'spend.read');
  return and([
    ...(['spend.read', 'costs.read'] as const).map((capability) =>
      byCountry(capability, giving, sql.id(alias, 'country_id')),
    ),
    bookingScope(alias, giving),
  ]);
}
