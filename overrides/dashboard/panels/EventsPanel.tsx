import { useNavigate } from 'react-router';
import { useCount } from '#src/fields/wording/useCount.ts';
import { Bars } from '../charts/Bars.tsx';
import { useChartFills } from '../charts/chartFills.ts';
import type { EventsRow } from '../dashboardQuery.ts';
import { eventsPath } from '../listLinks.ts';
import { monthsBetween } from '../months.ts';
import { useDashboardWords } from '../useDashboardWords.ts';
import { ChartPanel } from './ChartPanel.tsx';
import { chartHeight, sum, type PanelProps } from './PanelProps.ts';
import { useMonthTexts } from './useMonthTexts.ts';

const eventsHeight = 84;

/** How many events a month has, and below it how far their seats are taken. */
export const EventsPanel = ({ figures, where }: PanelProps) => {
  const words = useDashboardWords();
  const count = useCount();
  const fills = useChartFills();
  const navigate = useNavigate();
  const monthTexts = useMonthTexts();
  const rows = figures?.months ?? [];
  const byMonth = new Map(rows.map((row) => [row.month, row]));
  const months = monthsBetween(rows.map(({ month }) => month));
  const freeOf = (row: EventsRow | undefined) => Math.max(0, (row?.seats ?? 0) - (row?.taken ?? 0));
  const taken = sum(rows, (row) => row.taken);
  const seats = sum(rows, (row) => row.seats);
  const events = sum(rows, (row) => row.events);
  const share = (part: number, whole: number) =>
    whole === 0 ? '' : count(part / whole, { style: 'percent' });
  const open = (_series: string, month: string) => void navigate(eventsPath(where, month));
  const label = words('events_aria', { smart_count: months.length });
  return (
    <ChartPanel
      title={words('events')}
      link={{ to: eventsPath(where), label: words('events_link') }}
      lead={
        seats === 0
          ? undefined
          : [`${words('fill')} ${share(taken, seats)}`, `${count(taken)} / ${count(seats)}`].join(' · ')
      }
      legend={[
        { label: words('events_count'), fill: fills.events, value: count(events) },
        { label: words('seats_taken'), fill: fills.taken, value: count(taken) },
        { label: words('seats_free'), fill: fills.free, value: count(sum(rows, freeOf)) },
      ]}
      where={where}
      figures={{
        head: [words('month'), words('events_count'), words('seats'), words('seats_taken'), words('fill')],
        rows: rows.map((row) => {
          const to = row.month === null ? undefined : eventsPath(where, row.month);
          return [
            monthTexts.cell(row.month, to),
            { text: count(row.events), plain: String(row.events), to },
            { text: count(row.seats), plain: String(row.seats) },
            { text: count(row.taken), plain: String(row.taken) },
            { text: share(row.taken, row.seats) },
          ];
        }),
      }}
      empty={{ title: words('events_none'), text: words('events_none_text') }}
      loading={figures === undefined}
      height={chartHeight}
    >
      <Bars
        categories={months}
        categoryText={monthTexts.ofBar}
        series={[
          {
            id: 'events',
            label: words('events_count'),
            fill: fills.events,
            values: months.map((month) => byMonth.get(month)?.events ?? 0),
          },
        ]}
        height={eventsHeight}
        showsCategories={false}
        label={label}
        onBar={open}
      />
      <Bars
        categories={months}
        categoryText={monthTexts.ofBar}
        series={[
          {
            id: 'taken',
            label: words('seats_taken'),
            fill: fills.taken,
            values: months.map((month) => byMonth.get(month)?.taken ?? 0),
          },
          {
            id: 'free',
            label: words('seats_free'),
            fill: fills.free,
            values: months.map((month) => freeOf(byMonth.get(month))),
          },
        ]}
        height={chartHeight - eventsHeight}
        label={label}
        onBar={open}
      />
    </ChartPanel>
  );
};
