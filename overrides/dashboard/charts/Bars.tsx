import { BarChart } from '@mui/x-charts/BarChart';
import { useId } from 'react';
import { useCount } from '#src/fields/wording/useCount.ts';
import type { ChartFill } from './chartFills.ts';
import { FillPattern } from './FillPattern.tsx';

interface BarSeries {
  readonly id: string;
  readonly label: string;
  readonly fill: ChartFill;
  readonly values: readonly (number | null)[];
}

interface BarsProps {
  /** One key a place on the axis; no two alike. */
  readonly categories: readonly string[];
  readonly categoryText: (category: string, place: 'axis' | 'tooltip') => string;
  readonly series: readonly BarSeries[];
  readonly height: number;
  readonly horizontal?: boolean;
  readonly stacked?: boolean;
  readonly showsCategories?: boolean;
  /** What the tooltip says of a bar; the bare figure if left out. */
  readonly valueText?: (value: number, index: number) => string;
  /** On the axis of values. */
  readonly axisText?: (value: number) => string;
  readonly axisWidth?: number;
  /** What the chart shows, for those who do not see it. */
  readonly label: string;
  readonly onBar?: (series: string, category: string) => void;
}

/** What has no room on an axis: 120k. */
const short = { notation: 'compact' } as const;

/** Bars of one look: patterns beside colours, quiet axes, every bar a way into its list. */
export const Bars = ({
  categories,
  categoryText,
  series,
  height,
  horizontal = false,
  stacked = true,
  showsCategories = true,
  valueText,
  axisText,
  axisWidth = 40,
  label,
  onBar,
}: BarsProps) => {
  const prefix = useId().replaceAll(/\W/g, '');
  const count = useCount();
  const patternOf = (id: string) => `${prefix}-${id}`;
  const write =
    axisText ??
    ((value: number) => (Number.isInteger(value) ? count(value, value < 10_000 ? undefined : short) : ''));
  const band = {
    scaleType: 'band' as const,
    data: [...categories],
    categoryGapRatio: categories.length > 24 ? 0.2 : 0.36,
    barGapRatio: 0.1,
    valueFormatter: (category: string, context: { location: string }) =>
      categoryText(category, context.location === 'tick' ? 'axis' : 'tooltip'),
    disableLine: true,
    disableTicks: true,
    tickLabelStyle: { fontSize: 12 },
  };
  const values = {
    min: 0,
    tickMinStep: 1,
    tickNumber: Math.max(2, Math.min(5, Math.round(height / 60))),
    valueFormatter: (value: number) => write(value),
    disableLine: true,
    disableTicks: true,
    tickLabelStyle: { fontSize: 12 },
  };
  return (
    <BarChart
      height={height}
      layout={horizontal ? 'horizontal' : 'vertical'}
      xAxis={[
        horizontal
          ? { ...values, height: 24 }
          : {
              ...band,
              // Months stand in two lines.
              height: showsCategories ? 44 : 4,
              ...(showsCategories ? {} : { tickLabelInterval: () => false }),
            },
      ]}
      yAxis={[horizontal ? { ...band, width: axisWidth } : { ...values, width: axisWidth }]}
      series={series.map(({ id, label: name, fill, values: data }) => ({
        id,
        label: name,
        color: fill.colour,
        data: [...data],
        ...(stacked ? { stack: 'all' } : {}),
        valueFormatter: (value: number | null, { dataIndex }: { dataIndex: number }) =>
          value === null ? null : (valueText?.(value, dataIndex) ?? count(value)),
      }))}
      grid={horizontal ? { vertical: true } : { horizontal: true }}
      margin={{ left: 0, right: horizontal ? 12 : 20, top: 8, bottom: 0 }}
      borderRadius={3}
      hideLegend
      slotProps={{
        bar: ({ seriesId }: { seriesId: string | number }) => ({
          fill: `url(#${patternOf(String(seriesId))})`,
        }),
      }}
      {...(onBar === undefined
        ? {}
        : {
            // Arrow keys go from bar to bar as they come with the chart; Enter opens the one that is reached.
            experimentalFeatures: { keyboardActivation: true },
            onItemClick: (_event: unknown, item: { seriesId: string | number; dataIndex: number }) => {
              const category = categories[item.dataIndex];
              if (category !== undefined) onBar(String(item.seriesId), category);
            },
          })}
      aria-label={label}
      sx={(theme) => ({
        '& .MuiChartsGrid-line': { stroke: theme.palette.divider, strokeDasharray: '2 4' },
        '& .MuiChartsAxis-tickLabel': { fill: theme.palette.text.secondary },
      })}
    >
      <defs>
        {series.map(({ id, fill }) => (
          <FillPattern key={id} id={patternOf(id)} fill={fill} />
        ))}
      </defs>
    </BarChart>
  );
};
