import { useNavigate } from 'react-router';
import { useCount } from '#src/fields/wording/useCount.ts';
import { Bars } from '../charts/Bars.tsx';
import { useChartFills } from '../charts/chartFills.ts';
import type { PlaceholderOutcome } from '../dashboardQuery.ts';
import { placeholdersPath } from '../listLinks.ts';
import { monthsBetween } from '../months.ts';
import { useDashboardWords } from '../useDashboardWords.ts';
import { ChartPanel } from './ChartPanel.tsx';
import { chartHeight, sum, type PanelProps } from './PanelProps.ts';
import { useMonthTexts } from './useMonthTexts.ts';

const outcomes: readonly PlaceholderOutcome[] = ['HELD', 'RELEASED', 'EXPIRED'];

/** What has become of seats held without a participant: those that expired kept everybody else out for nothing. */
export const PlaceholdersPanel = ({ figures, where }: PanelProps) => {
  const words = useDashboardWords();
  const count = useCount();
  const fills = useChartFills();
  const navigate = useNavigate();
  const monthTexts = useMonthTexts();
  const rows = figures?.placeholders ?? [];
  const months = monthsBetween(rows.map(({ month }) => month));
  const of = (month: string | null, outcome?: PlaceholderOutcome) =>
    sum(
      rows.filter((row) => row.month === month && (outcome === undefined || row.outcome === outcome)),
      (row) => row.bookings,
    );
  const totalOf = (outcome: PlaceholderOutcome) =>
    sum(
      rows.filter((row) => row.outcome === outcome),
      (row) => row.bookings,
    );
  const all = sum(rows, (row) => row.bookings);
  const used = outcomes.filter((outcome) => totalOf(outcome) > 0);
  const present = [...new Set(rows.map(({ month }) => month))];
  return (
    <ChartPanel
      title={words('placeholders')}
      link={{ to: placeholdersPath(where), label: words('placeholders_link') }}
      lead={words('placeholders_lead', {
        share: count(all === 0 ? 0 : totalOf('EXPIRED') / all, { style: 'percent' }),
      })}
      legend={used.map((outcome) => ({
        label: words(`outcome.${outcome}`),
        fill: fills[outcome],
        value: count(totalOf(outcome)),
      }))}
      where={where}
      figures={{
        head: [words('month'), ...used.map((outcome) => words(`outcome.${outcome}`)), words('total')],
        rows: present.map((month) => [
          monthTexts.cell(month),
          ...[...used, undefined].map((outcome) => {
            const value = of(month, outcome);
            return {
              text: value === 0 ? '–' : count(value),
              plain: String(value),
              to: month === null || value === 0 ? undefined : placeholdersPath(where, month, outcome),
            };
          }),
        ]),
      }}
      empty={{ title: words('placeholders_none'), text: words('placeholders_none_text') }}
      loading={figures === undefined}
      height={chartHeight}
    >
      <Bars
        categories={months}
        categoryText={monthTexts.ofBar}
        series={used.map((outcome) => ({
          id: outcome,
          label: words(`outcome.${outcome}`),
          fill: fills[outcome],
          values: months.map((month) => of(month, outcome)),
        }))}
        height={chartHeight}
        label={words('placeholders_aria', { smart_count: months.length })}
        onBar={(series, month) =>
          void navigate(
            placeholdersPath(
              where,
              month,
              outcomes.find((outcome) => outcome === series),
            ),
          )
        }
      />
    </ChartPanel>
  );
};
