import { sql } from 'kysely';
import type { Viewer } from '#server/access/Viewer.ts';
import { byCountry } from '#server/access/countries.ts';
import { and, or, type Sql } from '#server/db/conditions.ts';
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
  list: {
    // Shares of a cost differ by one unit at most: none is worked out of a cost neither of whose shares is meant.
    implied: {
      AMOUNT: (alias, _viewer, test) => {
        const [cost, people] = [sql.id(alias, 'line_amount'), sql`nullif(${sql.id(alias, 'shared_by')}, 0)`];
        return or([test(sql`(${cost} / ${people})`), test(sql`((${cost} + ${people} - 1) / ${people})`)]);
      },
    },
    defaultOrder: [{ column: 'DATE_START', order: 'DESC' }],
  },
});

/** Of the viewer's countries, and only where both the booking and the cost may be seen (S1, S2): a share tells what decides it. */
function spendScope(alias: string, viewer: Viewer): Sql {
  return and([
    byCountry('spend.read', viewer, sql.id(alias, 'country_id')),
    bookingScope(alias, viewer),
    costScope(alias, viewer),
  ]);
}
