import { groupBy } from '#src/data/groupBy.ts';
import { useEnumWord } from '#src/fields/enum/useEnumWord.ts';
import { useNavigate } from 'react-router';
import { bookingStates, statusOrder } from '#overrides/bookings/index.ts';
import { useCount } from '#src/fields/wording/useCount.ts';
import type { BookingStatus } from '#src/generated/schema.ts';
import { Bars } from '../charts/Bars.tsx';
import { useChartFills } from '../charts/chartFills.ts';
import { statusPath } from '../listLinks.ts';
import { useDashboardWords } from '../useDashboardWords.ts';
import { ChartPanel } from './ChartPanel.tsx';
import { chartHeight, type PanelProps, sum } from './PanelProps.ts';
import type { BookingsRow } from '../dashboardQuery.ts';

const shown = 12;
const states = [...bookingStates].sort(
  (a, b) => statusOrder.indexOf(a.status) - statusOrder.indexOf(b.status),
);

/** Bookings of each country by status, the country with the most first. */
export const BookingsPanel = ({ figures, where }: PanelProps) => {
  const words = useDashboardWords();
  const enumWord = useEnumWord();
  const count = useCount();
  const fills = useChartFills();
  const navigate = useNavigate();
  const rows = figures?.bookings ?? [];
  const countries = countriesOf(rows, words('other'));
  const first = countries.slice(0, shown);
  const byKey = new Map(first.map((country) => [country.key, country]));
  const used = states.filter(({ status }) => rows.some((row) => row.bookingStatus === status));
  const figure = (value: number, country: string | undefined, status?: BookingStatus) => ({
    text: value === 0 ? '–' : count(value),
    plain: String(value),
    to: country === undefined || value === 0 ? undefined : statusPath(where, country, status),
  });
  return (
    <ChartPanel
      title={words('bookings')}
      link={{ to: statusPath(where), label: words('bookings_link') }}
      lead={countries.length > shown ? words('top', { shown, all: countries.length }) : undefined}
      legend={used.map(({ status }) => ({
        label: enumWord('BookingStatus', status),
        fill: fills[status],
        value: count(
          sum(
            rows.filter((row) => row.bookingStatus === status),
            (row) => row.bookings,
          ),
        ),
      }))}
      where={where}
      figures={{
        head: [
          words('country'),
          ...used.map(({ status }) => enumWord('BookingStatus', status)),
          words('total'),
        ],
        rows: countries.map(({ name, id, counts, total }) => [
          { text: name },
          ...used.map(({ status }) => figure(counts.get(status) ?? 0, id, status)),
          figure(total, id),
        ]),
      }}
      empty={{ title: words('bookings_none'), text: words('bookings_none_text') }}
      loading={figures === undefined}
      height={chartHeight}
    >
      <Bars
        horizontal
        categories={first.map(({ key }) => key)}
        categoryText={(key) => byKey.get(key)?.name ?? key}
        series={used.map(({ status }) => ({
          id: status,
          label: enumWord('BookingStatus', status),
          fill: fills[status],
          values: first.map(({ counts }) => counts.get(status) ?? 0),
        }))}
        height={chartHeight}
        axisWidth={104}
        label={words('bookings_aria', { smart_count: first.length })}
        onBar={(status, key) => {
          const id = byKey.get(key)?.id;
          const state = states.find((each) => each.status === status);
          if (id !== undefined && state) void navigate(statusPath(where, id, state.status));
        }}
      />
    </ChartPanel>
  );
};

interface CountryBookings {
  readonly key: string;
  readonly name: string;
  /** Undefined where no country is known: no list can be filtered by that. */
  readonly id: string | undefined;
  readonly counts: ReadonlyMap<BookingStatus, number>;
  readonly total: number;
}

/** A row a country, the one with the most bookings first. */
function countriesOf(rows: readonly BookingsRow[], unknown: string): readonly CountryBookings[] {
  return [...groupBy(rows, ({ country }) => country?.id ?? 'none')]
    .map(([key, group]) => ({
      key,
      name: group[0]?.country?.name ?? unknown,
      id: group[0]?.country?.id,
      counts: new Map(group.map(({ bookingStatus, bookings }) => [bookingStatus, bookings])),
      total: sum(group, ({ bookings }) => bookings),
    }))
    .sort((a, b) => b.total - a.total || a.name.localeCompare(b.name));
}
