import { LineChart } from '@mui/x-charts/LineChart';
import { useTheme } from '@mui/material/styles';
import { dateText, formatDate } from '#src/fields/date/formatDate.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import type { NamedPalettes } from '#src/ui/palettes.ts';
import { paletteScales } from '#src/ui/paletteScales.ts';
import type { RateCourse } from '../rateOperations.ts';
import { formatRate } from '../rateFigures.ts';

interface CourseChartProps {
  readonly course: RateCourse;
  /** What the chart shows, for those who do not see it. */
  readonly label: string;
  readonly height: number;
}

const axis = { disableLine: true, disableTicks: true, tickLabelStyle: { fontSize: 12 } };

/** One line over days; the axis of rates begins near the lowest, for the movements are small. */
export const CourseChart = ({ course, label, height }: CourseChartProps) => {
  const locale = useFormatLocale();
  const { palette } = useTheme();
  // A component may be rendered without our theme, in a test.
  const named = (palette.named as NamedPalettes | undefined) ?? paletteScales.light;
  const short = new Intl.NumberFormat(locale, { maximumSignificantDigits: 5 });
  return (
    <LineChart
      height={height}
      skipAnimation
      xAxis={[
        {
          ...axis,
          scaleType: 'time',
          height: 28,
          tickNumber: 5,
          data: course.map(({ day }) => new Date(`${day}T00:00:00Z`)),
          valueFormatter: (day: Date, { location }: { location: string }) =>
            location === 'tick'
              ? dateText(day, locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
              : (formatDate(day.toISOString(), locale) ?? ''),
        },
      ]}
      yAxis={[
        {
          ...axis,
          width: 56,
          tickNumber: 5,
          domainLimit: 'nice',
          valueFormatter: (rate: number) => short.format(rate),
        },
      ]}
      series={[
        {
          data: course.map(({ rate }) => rate),
          color: named.matisse[palette.mode === 'dark' ? 700 : 600],
          curve: 'linear',
          showMark: course.length < 3,
          valueFormatter: (rate: number | null) => (rate === null ? '' : formatRate(rate, locale)),
        },
      ]}
      grid={{ horizontal: true }}
      margin={{ left: 0, right: 16, top: 8, bottom: 0 }}
      hideLegend
      aria-label={label}
      sx={(theme) => ({
        '& .MuiChartsGrid-line': { stroke: theme.palette.divider, strokeDasharray: '2 4' },
        '& .MuiChartsAxis-tickLabel': { fill: theme.palette.text.secondary },
      })}
    />
  );
};
