import { useMemo } from 'react';
import { spendColumns, spendConditions, spendFilters, type SpendSource } from '#resources/spend/index.ts';
import { todayIn } from '#src/fields/date/days.ts';
import { ResourceList } from '#src/screens/list/ResourceList.tsx';
import type { PresetView } from '#src/screens/list/views/presets/PresetView.ts';

const columns: readonly SpendSource[] = [
  'participant',
  'centreEvent',
  'dateStart',
  'costCategory',
  'name',
  'lineAmount',
  'sharedBy',
  'amount',
];

const sort = { field: 'dateStart', order: 'DESC' } as const;

/** Reports are made of a calendar year: this one and those before as tabs. */
function useYears(): readonly PresetView[] {
  const year = Number(todayIn(undefined).slice(0, 4));
  return useMemo(
    () =>
      [year, year - 1, year - 2].map((each) => ({
        name: String(each),
        label: String(each),
        filter: { date_start_gte: `${each}-01-01`, date_start_lt: `${each + 1}-01-01` },
      })),
    [year],
  );
}

/** What was spent on health-care professionals, share by share (T1). */
export const SpendList = () => (
  <ResourceList
    filters={spendFilters}
    conditions={spendConditions}
    defaultColumns={columns}
    sort={sort}
    presets={useYears()}
  >
    {Object.entries(spendColumns).map(([source, column]) => ({ ...column, key: source }))}
  </ResourceList>
);
