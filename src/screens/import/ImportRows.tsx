import { Box, IconButton, Tab, Tabs, Typography } from '@mui/material';
import BeforeIcon from '@mui/icons-material/ChevronLeft';
import AfterIcon from '@mui/icons-material/ChevronRight';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAsk } from '#src/data/DataClient.tsx';
import { useCount } from '#src/fields/wording/useCount.ts';
import { FailurePanel } from '#src/ui/FailurePanel.tsx';
import type { ImportOutcome } from '#src/generated/schema.ts';
import { type ReadImport, type ReadRow, recordImportRowsQuery } from './importOperations.ts';
import { useImportWords } from './importWords.ts';
import { RowTable } from './RowTable.tsx';
import type { Import } from './useImport.ts';

interface ImportRowsProps {
  readonly found: ReadImport;
  readonly onMend: (row: ReadRow) => void;
  readonly onDecide: Import['decide'];
}

const perPage = 25;
type Shown = ImportOutcome | 'ALL' | 'FAILED';
const told: readonly Shown[] = ['FAILED', 'REFUSED', 'ALIKE'];

/** Whoever decides of a row finds it where it was. */
function asking(shown: Shown) {
  if (shown === 'ALL') return {};
  if (shown === 'FAILED') return { state: shown };
  return shown === 'ALIKE' ? { alike: true } : { outcome: shown };
}

/** What becomes of the rows, each as it stands in the file. */
export const ImportRows = ({ found, onMend, onDecide }: ImportRowsProps) => {
  const words = useImportWords();
  const ask = useAsk();
  const [asked, setAsked] = useState<Shown>();
  const [page, setPage] = useState(1);
  const figureOf = useCount();
  const tabs: readonly (readonly [Shown, string, number])[] = [
    ['ALL', words('outcome.ALL'), found.rows],
    ['NEW', words('outcome.NEW'), found.created],
    ['CHANGED', words('outcome.CHANGED'), found.changed],
    ['UNCHANGED', words('outcome.UNCHANGED'), found.unchanged],
    ['ALIKE', words('outcome.ALIKE'), found.alike],
    ['REFUSED', words('outcome.REFUSED'), found.refused],
    ['FAILED', words('state.FAILED'), found.failed],
  ];
  const offered = tabs.filter(([tab, , count]) => count > 0 || tab === 'ALL');
  const has = (wanted: Shown) => offered.some(([tab]) => tab === wanted);
  // What was refused last is the news, then what somebody has to decide or mend.
  const shown = [asked, ...told].find((tab) => tab !== undefined && has(tab)) ?? 'ALL';
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: [
      'imports',
      found.key,
      'rows',
      shown,
      page,
      found.state,
      found.checked,
      found.done,
      found.refused,
      found.created,
    ],
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const variables = { key: found.key, first: perPage, page, ...asking(shown) };
      return (await ask(recordImportRowsQuery, variables)).recordImportRows;
    },
  });
  const total = data?.total ?? 0;
  const last = Math.max(1, Math.ceil(total / perPage));
  // The only row of the last page may be mended, and is refused no more.
  if (data && !isPlaceholderData && page > last) setPage(last);
  return (
    <Box component="section" aria-label={words('outcome')} sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <Tabs
        value={shown}
        variant="scrollable"
        aria-label={words('outcome')}
        onChange={(_event, next: Shown) => {
          setAsked(next);
          setPage(1);
        }}
      >
        {offered.map(([tab, label, count]) => (
          <Tab key={tab} value={tab} label={`${label} ${figureOf(count)}`} />
        ))}
      </Tabs>
      {error && data === undefined && (
        <FailurePanel title={words('rows_failed')} error={error} onRetry={() => void refetch()} />
      )}
      {data && <RowTable found={found} rows={data.data} onMend={onMend} onDecide={onDecide} />}
      {total > perPage && (
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 1 }}>
          <Typography sx={{ fontVariantNumeric: 'tabular-nums', fontSize: 13 }}>
            {words('page', {
              from: (page - 1) * perPage + 1,
              to: Math.min(page * perPage, total),
              total,
            })}
          </Typography>
          <IconButton
            aria-label={words('page.before')}
            disabled={page === 1}
            onClick={() => setPage(page - 1)}
          >
            <BeforeIcon />
          </IconButton>
          <IconButton
            aria-label={words('page.after')}
            disabled={page >= last}
            onClick={() => setPage(page + 1)}
          >
            <AfterIcon />
          </IconButton>
        </Box>
      )}
    </Box>
  );
};
