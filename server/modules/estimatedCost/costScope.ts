import { sql } from 'kysely';
import { and, belongsTo, FALSE, or, type Sql, TRUE } from '#server/db/conditions.ts';
import { type Capability, reach } from '#server/access/roleTable.ts';
import type { Grants, Viewer } from '#server/access/Viewer.ts';
import { byCountry } from '#server/access/countries.ts';
import { eventScope, isEventOpenTo } from '../centreEvent/eventScope.ts';

/** What logistics pays for: travel, accommodation, its own agency and material. References of the cost categories. */
const logisticsBranches: readonly string[] = ['TRV', 'ACC', 'LOG'];

export function costScope(alias: string, viewer: Viewer): Sql {
  return costsWithin('costs.read', alias, viewer);
}

export const costFields = [
  'costsBaseCurrency',
  'costAccommodation',
  'costCoffee',
  'costDinner',
  'costFlights',
  'costLunch',
  'costTransfers',
  'estimatedCosts',
  'costTotals',
] as const;

/** What an event costs is hidden from those who read no costs at all. */
export function hiddenCostFields(viewer: Viewer): ReadonlySet<string> {
  return new Set(reach(viewer, 'costs.read') === 'none' ? costFields : []);
}

/** Where one role shows every event and another the costs of one's own countries only. */
export function partlyHiddenCostFields(viewer: Viewer): ReadonlyMap<string, (alias: string) => Sql> {
  if (reach(viewer, 'events.read') !== 'all' || reach(viewer, 'costs.read') !== 'countries') return new Map();
  const isSeen = (alias: string) => byCountry('costs.read', viewer, sql.id(alias, 'country_id'));
  return new Map(costFields.map((field) => [field, isSeen]));
}

/** Events of whose costs the viewer sees every line: logistics shows restricted ones, and of those its own lines alone. */
export const seesEveryCostOf = (event: string, viewer: Grants): Sql => {
  const others = withoutLogistics(viewer);
  return and([isEventOpenTo(event, others), byCountry('costs.read', others, sql.id(event, 'country_id'))]);
};

/** Costs of the events that a capability reaches; what only the logistics role gives is limited to logistics lines. */
export function costsWithin(capability: Capability, alias: string, viewer: Viewer): Sql {
  const others = withoutLogistics(viewer);
  if (reach(others, capability) === 'all') return TRUE;
  const lines =
    viewer.roles.includes('logistics') && reach(viewer, capability) !== 'none'
      ? [isOfLogistics(sql.id(alias, 'cost_category_id'))]
      : [];
  return or([ofEvents(capability, alias, others), ...lines]);
}

function ofEvents(capability: Capability, alias: string, viewer: Viewer): Sql {
  return belongsTo(alias, 'centre_event_id', 'centre_events', (event) =>
    and([eventScope(event, viewer), byCountry(capability, viewer, sql.id(event, 'country_id'))]),
  );
}

/** Categories of the lines that the viewer may write at all, on the events within reach. */
export function categoriesForLines(category: string, viewer: Viewer): Sql {
  if (reach(viewer, 'costs.write') === 'none') return FALSE;
  if (reach(withoutLogistics(viewer), 'costs.write') !== 'none') return TRUE;
  return isOfLogistics(sql.id(category, 'id'));
}

const withoutLogistics = <T extends Grants>(viewer: T): T => ({
  ...viewer,
  roles: viewer.roles.filter((role) => role !== 'logistics'),
});

/** The tree of categories is walked to its top: a branch is a category without a parent. */
function isOfLogistics(category: Sql): Sql {
  return sql`exists (
    with recursive "up"("parent_id", "reference") as (
      select "parent_id", "reference" from "cost_categories" where "id" = ${category}
      union
      select "c"."parent_id", "c"."reference" from "cost_categories" "c" join "up" on "c"."id" = "up"."parent_id"
    ) select 1 from "up" where "parent_id" is null and "reference" = any(${logisticsBranches}::text[]))`;
}
