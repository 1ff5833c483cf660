import { useChartFills } from '#overrides/dashboard/charts/chartFills.ts';
import { eventsPath } from '#overrides/dashboard/listLinks.ts';
import { useDashboardWords } from '#overrides/dashboard/useDashboardWords.ts';
import { ChoiceField } from '#src/ui/ChoiceField.tsx';
import { ChartPanel } from '../ChartPanel.tsx';
import { chartHeight, type PanelProps, sum } from '../PanelProps.ts';
import { CostBars } from './CostBars.tsx';
import { useCostFigures } from './useCostFigures.ts';
import { useCostTexts } from './useCostTexts.ts';
import { useState } from 'react';
import type { CostsRow } from '#overrides/dashboard/dashboardQuery.ts';

/** Nothing where there is no other. */
const CurrencySelect = ({ currencies, currency, choose }: CurrencyChoice) => {
  const words = useDashboardWords();
  if (currencies.length <= 1) return null;
  return (
    <ChoiceField
      label={words('costs_currency')}
      value={currency}
      options={currencies}
      wordOf={String}
      onChoose={choose}
      sx={{ width: 104, flex: 'none' }}
    />
  );
};

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
      link={currency === '' ? undefined : { to: pathOf(), label: words('costs_link') }}
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

interface CurrencyChoice {
  /** That of most events first. */
  readonly currencies: readonly string[];
  readonly currency: string;
  readonly choose: (currency: string) => void;
}

/** One currency at a time, never added to another (H7). */
function useCurrency(costs: readonly CostsRow[]): CurrencyChoice {
  const [wanted, choose] = useState<string>();
  const events = new Map<string, number>();
  for (const row of costs) events.set(row.currency, (events.get(row.currency) ?? 0) + row.events);
  const currencies = [...events].sort(([, one], [, other]) => other - one).map(([currency]) => currency);
  const currency = currencies.find((each) => each === wanted) ?? currencies[0] ?? '';
  return { currencies, currency, choose };
}
