import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { currencyExponent } from '#src/fields/money/currencyExponent.ts';
import { formatMoney, minorToDecimal } from '#src/fields/money/formatMoney.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { useCount } from '#src/fields/wording/useCount.ts';
import { Bars } from '../charts/Bars.tsx';
import { useChartFills } from '../charts/chartFills.ts';
import { eventsPath } from '../listLinks.ts';
import { monthsBetween, monthText } from '../months.ts';
import { useDashboardWords } from '../useDashboardWords.ts';
import { ChartPanel } from './ChartPanel.tsx';
import { chartHeight, sum, type PanelProps } from './PanelProps.ts';

/** H7: one currency at a time, never added to another; every figure says what it is made of. */
export const CostsPanel = ({ figures, where }: PanelProps) => {
  const words = useDashboardWords();
  const count = useCount();
  const locale = useFormatLocale();
  const fills = useChartFills();
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<string>();
  const all = figures?.costs ?? [];
  // The currency of most events first.
  const events = new Map<string, number>();
  for (const row of all) events.set(row.currency, (events.get(row.currency) ?? 0) + row.events);
  const currencies = [...events.keys()].sort((a, b) => (events.get(b) ?? 0) - (events.get(a) ?? 0));
  const currency = currencies.find((each) => each === wanted) ?? currencies[0] ?? '';
  const rows = all.filter((row) => row.currency === currency);
  const byMonth = new Map(rows.map((row) => [row.month, row]));
  const months = monthsBetween(rows.map(({ month }) => month));
  const money = (minor: number) => formatMoney(minor, currency, locale) ?? '';
  const plain = (minor: number) => minorToDecimal(minor, currencyExponent(currency));
  const rounded = (minor: number) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      notation: 'compact',
      maximumFractionDigits: 1,
    }).format(minor / 10 ** currencyExponent(currency));
  const trainees = sum(rows, (row) => row.trainees);
  const amount = sum(rows, (row) => row.amountIncVat);
  const explained = (total: number, people: number) =>
    words('costs_explained', { amount: money(total), trainees: count(people), smart_count: people });
  return (
    <ChartPanel
      wide
      title={words('costs')}
      link={{ to: eventsPath(where, undefined, { cost_currency: currency }), label: words('costs_link') }}
      lead={words('costs_lead')}
      legend={[
        {
          label: `${words('costs_per_head')} (${currency})`,
          fill: fills.cost,
          value:
            trainees === 0
              ? undefined
              : `${money(Math.round(amount / trainees))} = ${explained(amount, trainees)}`,
        },
      ]}
      where={where}
      figures={{
        head: [
          words('month'),
          words('costs_currency'),
          words('costs_per_head'),
          words('costs_amount'),
          words('costs_trainees'),
          words('events_count'),
        ],
        rows: rows.map((row) => {
          const to =
            row.month === null ? undefined : eventsPath(where, row.month, { cost_currency: row.currency });
          return [
            {
              text: row.month === null ? words('no_date') : monthText(row.month, locale, 'long'),
              plain: row.month?.slice(0, 7),
              to,
            },
            { text: row.currency },
            {
              text: row.perHead === null ? '–' : money(row.perHead),
              plain: row.perHead === null ? '' : plain(row.perHead),
            },
            { text: money(row.amountIncVat), plain: plain(row.amountIncVat) },
            { text: count(row.trainees), plain: String(row.trainees) },
            { text: count(row.events), plain: String(row.events), to },
          ];
        }),
      }}
      empty={{ title: words('costs_none'), text: words('costs_none_text') }}
      loading={figures === undefined}
      height={chartHeight}
      control={
        currencies.length > 1 && (
          <TextField
            select
            size="small"
            label={words('costs_currency')}
            value={currency}
            onChange={(event) => setWanted(event.target.value)}
            sx={{ width: 104, flex: 'none' }}
          >
            {currencies.map((each) => (
              <MenuItem key={each} value={each}>
                {each}
              </MenuItem>
            ))}
          </TextField>
        )
      }
    >
      <Bars
        categories={months}
        categoryText={(month, place) => monthText(month, locale, place === 'axis' ? 'short' : 'long')}
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
        axisText={rounded}
        valueText={(value, index) => {
          const row = byMonth.get(months[index] ?? '');
          return row === undefined
            ? money(value)
            : `${money(value)} = ${explained(row.amountIncVat, row.trainees)}`;
        }}
        label={words('costs_aria', { currency, smart_count: months.length })}
        onBar={(_series, month) => void navigate(eventsPath(where, month, { cost_currency: currency }))}
      />
    </ChartPanel>
  );
};
