import { useCount } from '#src/fields/wording/useCount.ts';
import type { Figures } from '#overrides/dashboard/charts/FiguresTable.tsx';
import type { CostsRow, DashboardWhere } from '#overrides/dashboard/dashboardQuery.ts';
import { eventsPath } from '#overrides/dashboard/listLinks.ts';
import { useDashboardWords } from '#overrides/dashboard/useDashboardWords.ts';
import { useMonthTexts } from '../useMonthTexts.ts';
import type { CostTexts } from './useCostTexts.ts';

/** The costs of each month as a table, and as the file made of it. */
export function useCostFigures(
  rows: readonly CostsRow[],
  where: DashboardWhere,
  { money, plain }: CostTexts,
): Figures {
  const words = useDashboardWords();
  const count = useCount();
  const monthTexts = useMonthTexts();
  return {
    head: [
      words('month'),
      words('costs_currency'),
      words('costs_per_head'),
      words('costs_amount'),
      words('costs_trainees'),
      words('events_count'),
    ],
    rows: rows.map(({ month, currency, perHead, amountIncVat, trainees, events }) => {
      const to = month === null ? undefined : eventsPath(where, month, { cost_currency: currency });
      return [
        monthTexts.cell(month, to),
        { text: currency },
        { text: perHead === null ? '–' : money(perHead), plain: perHead === null ? '' : plain(perHead) },
        { text: money(amountIncVat), plain: plain(amountIncVat) },
        { text: count(trainees), plain: String(trainees) },
        { text: count(events), plain: String(events), to },
      ];
    }),
  };
}
