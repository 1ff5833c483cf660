import { useNavigate } from 'react-router';
import { formatDate } from '#src/fields/date/formatDate.ts';
import { useNarrow } from '#src/fields/rows/useNarrow.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { useCount } from '#src/fields/wording/useCount.ts';
import { factsLine } from '#src/fields/wording/factsLine.ts';
import { Bars } from '../charts/Bars.tsx';
import { useChartFills } from '../charts/chartFills.ts';
import { linePath, waitingPath } from '../listLinks.ts';
import { useDashboardWords } from '../useDashboardWords.ts';
import { ChartPanel } from './ChartPanel.tsx';
import { chartHeight, type PanelProps } from './PanelProps.ts';
import type { WaitingRow } from '../dashboardQuery.ts';

const shown = 8;
/** C3: no maximum has no end of free seats; the bar then has nothing to show. */
const free = ({ maxTrainees, trainees }: WaitingRow) =>
  maxTrainees === null ? null : Math.max(0, maxTrainees - trainees);

/** Those who wait beside the seats that are free, of the events with the longest lines. */
export const WaitingPanel = ({ figures, where }: PanelProps) => {
  const words = useDashboardWords();
  const count = useCount();
  const locale = useFormatLocale();
  const fills = useChartFills();
  const narrow = useNarrow();
  const navigate = useNavigate();
  const rows = figures?.waiting ?? [];
  const first = rows.slice(0, shown);
  const byId = new Map(first.map((row) => [row.centreEventId, row]));
  return (
    <ChartPanel
      title={words('waiting')}
      link={{ to: waitingPath(where), label: words('waiting_link') }}
      lead={rows.length > shown ? words('top', { shown, all: rows.length }) : undefined}
      legend={[
        { label: words('waiting_people'), fill: fills.waiting, value: count(figures?.waitingCount ?? 0) },
        { label: words('waiting_free'), fill: fills.freeSeats },
      ]}
      where={where}
      figures={{
        head: [
          words('waiting_event'),
          words('waiting_starts'),
          words('waiting_people'),
          words('waiting_free'),
        ],
        rows: rows.map((row) => {
          const seats = free(row);
          return [
            { text: row.name, to: `/events/${row.centreEventId}` },
            { text: formatDate(row.dateStart, locale) ?? '', plain: row.dateStart ?? '' },
            { text: count(row.waiting), plain: String(row.waiting), to: linePath(row.centreEventId) },
            {
              text: seats === null ? words('no_limit') : count(seats),
              plain: seats === null ? '' : String(seats),
            },
          ];
        }),
      }}
      empty={{ title: words('waiting_none'), text: words('waiting_none_text') }}
      loading={figures === undefined}
      height={chartHeight}
    >
      <Bars
        horizontal
        stacked={!first.some((row) => (free(row) ?? 0) > 0)}
        categories={first.map(({ centreEventId }) => centreEventId)}
        categoryText={(id, place) => {
          const row = byId.get(id);
          if (row === undefined) return id;
          return place === 'axis' ? row.name : factsLine([row.name, formatDate(row.dateStart, locale)]);
        }}
        series={[
          {
            id: 'waiting',
            label: words('waiting_people'),
            fill: fills.waiting,
            values: first.map(({ waiting }) => waiting),
          },
          { id: 'free', label: words('waiting_free'), fill: fills.freeSeats, values: first.map(free) },
        ]}
        height={chartHeight}
        axisWidth={narrow ? 148 : 280}
        label={words('waiting_aria', { smart_count: first.length })}
        onBar={(series, id) => void navigate(series === 'free' ? `/events/${id}` : linePath(id))}
      />
    </ChartPanel>
  );
};
