import SwapIcon from '@mui/icons-material/SwapHoriz';
import { Box, IconButton, MenuItem, Skeleton, TextField, Tooltip, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useAsk } from '#src/data/DataClient.tsx';
import { currencyName } from '#src/fields/currency/CurrencyField.tsx';
import { addDays, todayIn } from '#src/fields/date/days.ts';
import { formatDate } from '#src/fields/date/formatDate.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { ChoiceField } from '#src/ui/ChoiceField.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { FailurePanel } from '#src/ui/FailurePanel.tsx';
import { lazyPart } from '#src/ui/lazyPart.ts';
import { formatRate } from '../rateFigures.ts';
import { rateCourseQuery, type RateCourse } from '../rateOperations.ts';
import { useRateWords } from '../rateWords.ts';
import { RatesPanel } from './RatesPanel.tsx';

const CourseChart = lazyPart(() => import('./CourseChart.tsx'), 'CourseChart');
const periods = ['30', '90', '365'] as const;
const height = 300;

interface PairCourseProps {
  /** The base in force, and the currencies it leads to. */
  readonly base: string;
  readonly targets: readonly string[];
  readonly now: Date;
}

/** What one unit of a currency was worth in another, day by day, as it was known then. */
export const PairCourse = ({ base, targets, now }: PairCourseProps) => {
  const words = useRateWords();
  const locale = useFormatLocale();
  const [pair, setPair] = useState({
    from: base,
    to: targets.find((code) => code === 'USD') ?? targets[0] ?? base,
  });
  const [period, setPeriod] = useState<(typeof periods)[number]>('90');
  const { data, error, refetch } = useCourse(pair, addDays(todayIn(null, now), -Number(period)));
  const picker = (end: 'from' | 'to') => (
    <TextField
      select
      size="small"
      margin="none"
      label={words(end)}
      value={pair[end]}
      onChange={(event) => setPair({ ...pair, [end]: event.target.value })}
      sx={{ flex: '1 1 120px', maxWidth: 200 }}
      slotProps={{ select: { renderValue: (code) => String(code) } }}
    >
      {[base, ...targets].map((code) => (
        <MenuItem key={code} value={code} disabled={code === pair[end === 'from' ? 'to' : 'from']}>
          {currencyName(code, locale)}
        </MenuItem>
      ))}
    </TextField>
  );
  return (
    <RatesPanel title={words('course')}>
      <Box sx={{ p: 2, display: 'grid', gap: 1.5 }}>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-end', flexWrap: 'wrap' }}>
          {picker('from')}
          <Tooltip title={words('swap')}>
            <IconButton aria-label={words('swap')} onClick={() => setPair({ from: pair.to, to: pair.from })}>
              <SwapIcon />
            </IconButton>
          </Tooltip>
          {picker('to')}
          <ChoiceField
            margin="none"
            label={words('period')}
            value={period}
            options={periods}
            wordOf={(days) => words(`period_${days}`)}
            onChoose={setPeriod}
            sx={{ width: 132, ml: { sm: 'auto' } }}
          />
        </Box>
        {error && data === undefined ? (
          <FailurePanel title={words('course_failed')} error={error} onRetry={() => void refetch()} />
        ) : (
          <Course course={data} pair={pair} />
        )}
      </Box>
    </RatesPanel>
  );
};

interface Pair {
  readonly from: string;
  readonly to: string;
}

const Course = ({
  course,
  pair,
}: {
  readonly course: RateCourse | null | undefined;
  readonly pair: Pair;
}) => {
  const words = useRateWords();
  const locale = useFormatLocale();
  if (!course) return <Skeleton variant="rounded" height={height + 28} />;
  const [first] = course;
  const last = course.at(-1);
  if (first === undefined || last === undefined)
    return (
      <Box sx={{ height: height + 28, display: 'grid', placeItems: 'center' }}>
        <EmptyState title={words('chart_none')} text={words('chart_none_text', { ...pair })} />
      </Box>
    );
  const label = words('chart', {
    ...pair,
    first: formatRate(first.rate, locale),
    start: formatDate(first.day, locale),
    last: formatRate(last.rate, locale),
    end: formatDate(last.day, locale),
  });
  return (
    <>
      <Typography variant="body2" className="tabular" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Suspense fallback={<Skeleton variant="rounded" height={height} />}>
        <CourseChart course={course} label={label} height={height} />
      </Suspense>
    </>
  );
};

function useCourse({ from: base, to: target }: Pair, from: string) {
  const ask = useAsk();
  return useQuery({
    queryKey: ['exchangeRateSets', 'course', base, target, from],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (await ask(rateCourseQuery, { base, target, from }, signal)).exchangeRateHistory,
  });
}
