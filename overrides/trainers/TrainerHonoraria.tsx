import PaymentsIcon from '@mui/icons-material/PaymentsOutlined';
import { Box, Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import { useHonorariaWords } from '#overrides/events/index.ts';
import { rowsLimit } from '#schema/rowsLimit.ts';
import { useAsk } from '#src/data/DataClient.tsx';
import { wideInput } from '#src/fields/input/inputWidth.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { FailurePanel } from '#src/ui/FailurePanel.tsx';
import { TrainerYear } from './TrainerYear.tsx';
import { yearsOf, yearsQuery } from './trainerYears.ts';

/** What the trainer on the page is paid, by calendar year and event, with the sum against the cap (H9). */
export const TrainerHonoraria = () => {
  const words = useHonorariaWords();
  const locale = useFormatLocale();
  const ask = useAsk();
  const id = String(useRecordContext()?.id ?? '');
  const { data, error, refetch } = useQuery({
    queryKey: ['trainers', 'honoraria', id],
    queryFn: async ({ signal }) => (await ask(yearsQuery, { id }, signal)).trainer,
  });
  const content = () => {
    if (error && data === undefined)
      return <FailurePanel title={words('failed')} error={error} onRetry={() => void refetch()} />;
    if (data === undefined) return <Skeleton variant="rounded" height={200} />;
    if (data === null || data.trainerHonoraria.length === 0)
      return (
        <EmptyState icon={<PaymentsIcon />} title={words('years_none')} text={words('years_none_text')} />
      );
    return (
      <>
        {data.trainerHonoraria.length === rowsLimit && (
          <Box sx={{ color: 'text.secondary' }}>
            {words('years_latest', { count: rowsLimit.toLocaleString(locale) })}
          </Box>
        )}
        {yearsOf(data).map((year) => (
          <TrainerYear key={year ?? 'none'} year={year} trainer={data} />
        ))}
      </>
    );
  };
  return (
    <Box className={wideInput} sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {content()}
    </Box>
  );
};
