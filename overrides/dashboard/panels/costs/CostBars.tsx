import { useNavigate } from 'react-router';
import { Bars } from '#overrides/dashboard/charts/Bars.tsx';
import { useChartFills } from '#overrides/dashboard/charts/chartFills.ts';
import type { CostsRow } from '#overrides/dashboard/dashboardQuery.ts';
import { monthsBetween } from '#overrides/dashboard/months.ts';
import { useDashboardWords } from '#overrides/dashboard/useDashboardWords.ts';
import { chartHeight } from '../PanelProps.ts';
import { useMonthTexts } from '../useMonthTexts.ts';
import type { CostTexts } from './useCostTexts.ts';

interface CostBarsProps {
  /** All of one currency. */
  readonly rows: readonly CostsRow[];
  readonly currency: string;
  readonly texts: CostTexts;
  readonly pathOf: (month: string) => string;
}

/** What a head costs, month by month. */
export const CostBars = ({ rows, currency, texts, pathOf }: CostBarsProps) => {
  const words = useDashboardWords();
  const fills = useChartFills();
  const navigate = useNavigate();
  const monthTexts = useMonthTexts();
  const byMonth = new Map(rows.map((row) => [row.month, row]));
  const months = monthsBetween(rows.map(({ month }) => month));
  return (
    <Bars
      categories={months}
      categoryText={monthTexts.ofBar}
      series={[
        {
          id: 'cost',
          label: words('costs_per_head'),
          fill: fills.cost,
          values: months.map((month) => byMonth.get(month)?.perHead ?? null),
        },
      ]}
      height={chartHeight}
      axisWidth={56}
      axisText={texts.rounded}
      valueText={(value, index) => {
        const row = byMonth.get(months[index] ?? '');
        return row === undefined ? texts.money(value) : texts.perHead(value, row);
      }}
      label={words('costs_aria', { currency, smart_count: months.length })}
      onBar={(_series, month) => void navigate(pathOf(month))}
    />
  );
};
