import { useChartFills } from '#overrides/dashboard/charts/chartFills.ts';
import { eventsPath } from '#overrides/dashboard/listLinks.ts';
import { useDashboardWords } from '#overrides/dashboard/useDashboardWords.ts';
import { ChartPanel } from '../ChartPanel.tsx';
import { chartHeight, sum, type PanelProps } from '../PanelProps.ts';
import { CostBars } from './CostBars.tsx';
import { CurrencySelect } from './CurrencySelect.tsx';
import { useCostFigures } from './useCostFigures.ts';
import { useCostTexts } from './useCostTexts.ts';
import { useCurrency } from './useCurrency.ts';

/** H7: one currency at a time; every figure says what it is made of. */
export const CostsPanel = ({ figures, where }: PanelProps) => {
  const words = useDashboardWords();
  const fills = useChartFills();
  const all = figures?.costs ?? [];
  const choice = useCurrency(all);
  const { currency } = choice;
  const rows = all.filter((row) => row.currency === currency);
  const texts = useCostTexts(currency);
  const table = useCostFigures(rows, where, texts);
  const trainees = sum(rows, (row) => row.trainees);
  const amountIncVat = sum(rows, (row) => row.amountIncVat);
  const pathOf = (month?: string) => eventsPath(where, month, { cost_currency: currency });
  return (
    <ChartPanel
      wide
      title={words('costs')}
      link={{ to: pathOf(), label: words('costs_link') }}
      lead={words('costs_lead')}
      legend={[
        {
          label: `${words('costs_per_head')} (${currency})`,
          fill: fills.cost,
          value:
            trainees === 0
              ? undefined
              : texts.perHead(Math.round(amountIncVat / trainees), { amountIncVat, trainees }),
        },
      ]}
      where={where}
      figures={table}
      empty={{ title: words('costs_none'), text: words('costs_none_text') }}
      loading={figures === undefined}
      height={chartHeight}
      control={<CurrencySelect {...choice} />}
    >
      <CostBars rows={rows} currency={currency} texts={texts} pathOf={pathOf} />
    </ChartPanel>
  );
};
