import { useMemo } from 'react';
import { DataTable } from 'react-admin';
import { spendColumns, spendConditions, spendFilters, type SpendSource } from '#resources/spend/index.ts';
import { todayIn } from '#src/fields/date/days.ts';
import { MoneyField } from '#src/fields/money/MoneyField.tsx';
import { NumberField } from '#src/fields/number/NumberField.tsx';
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

/** What a cost came to stands with each of its shares. */
const ofTheCost = {
  lineAmount: (
    <DataTable.Col source="lineAmount">
      <MoneyField source="lineAmount" currencySource="currency" addsUp={false} />
    </DataTable.Col>
  ),
  sharedBy: (
    <DataTable.Col source="sharedBy">
      <NumberField source="sharedBy" addsUp={false} />
    </DataTable.Col>
  ),
} satisfies Partial<typeof spendColumns>;

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
    {Object.entries({ ...spendColumns, ...ofTheCost }).map(([source, column]) => ({
      ...column,
      key: source,
    }))}
  </ResourceList>
);
