import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { Alert, Box, Button, Skeleton, Typography } from '@mui/material';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAccessTo } from '#src/data/access/useAccess.ts';
import { formatDateTime } from '#src/fields/dateTime/formatDateTime.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { PageFailure } from '#src/screens/PageFailure.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { lazyPart } from '#src/ui/lazyPart.ts';
import type { RateFeed } from '../rateOperations.ts';
import { RatesAge } from '../RatesAge.tsx';
import { useRateWords } from '../rateWords.ts';
import { useRatesPage } from '../useRates.ts';
import { KeptSets } from './KeptSets.tsx';
import { NeedsPanel } from './NeedsPanel.tsx';
import { PairCourse } from './PairCourse.tsx';
import { SetInForcePanel } from './SetInForcePanel.tsx';

const EntryDialog = lazyPart(() => import('../change/EntryDialog.tsx'), 'EntryDialog');
const ImportDialog = lazyPart(() => import('../change/ImportDialog.tsx'), 'ImportDialog');

const step = 15;

/** The rates in force, the course of a pair, what events to come need, and how each set came to be. */
export const RatesPage = () => {
  const words = useRateWords();
  const [now] = useState(() => new Date());
  const [first, setFirst] = useState(step);
  const [chosen, setChosen] = useState('EUR');
  const [params, setParams] = useSearchParams();
  const mayKeep = useAccessTo('ExchangeRateSet')?.can.some(
    ({ action, allowed }) => action === 'create' && allowed,
  );
  const { data, error, refetch } = useRatesPage(first);
  const sets = data?.inForce.data ?? [];
  const set = sets.find(({ base }) => base === chosen) ?? sets[0];
  // The dialog is part of the address: what is missing elsewhere leads straight to it.
  const open = (dialog: 'import' | 'enter', currency = '') =>
    setParams({ [dialog]: currency }, { replace: true });
  const close = () => setParams({}, { replace: true });
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Box component="header" sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, flexWrap: 'wrap' }}>
        <Box sx={{ flex: '1 1 260px' }}>
          <Typography component="h1" variant="h2">
            {words('title')}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>{words('lead')}</Typography>
        </Box>
        {mayKeep && (
          <>
            <Button startIcon={<UploadIcon />} onClick={() => open('import')}>
              {words('import')}
            </Button>
            <Button variant="contained" onClick={() => open('enter')}>
              {words('enter')}
            </Button>
          </>
        )}
      </Box>
      {error && !data && <PageFailure within error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={480} />}
      {data && (
        <>
          <RatesAge lastUpdated={set?.lastUpdated} />
          <FeedState feed={data.exchangeRateFeed} />
          {set === undefined ? (
            <EmptyState title={words('none')} text={words('none_text')} />
          ) : (
            <Box
              sx={{
                display: 'grid',
                gap: 2.5,
                alignItems: 'start',
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 4fr) minmax(0, 5fr)' },
              }}
            >
              <SetInForcePanel sets={sets} base={set.base} onBase={setChosen} now={now} />
              <PairCourse
                key={set.base}
                base={set.base}
                targets={set.rates.map(({ target }) => target)}
                now={now}
              />
            </Box>
          )}
          <NeedsPanel
            needs={data.exchangeRateNeeds ?? []}
            now={now}
            onEnter={mayKeep ? (currency) => open('enter', currency) : undefined}
          />
          <KeptSets
            sets={data.kept.data}
            onMore={data.kept.paginatorInfo.hasMorePages ? () => setFirst(first + 2 * step) : undefined}
          />
          <Suspense fallback={null}>
            {mayKeep && params.has('import') && <ImportDialog base={set?.base ?? 'EUR'} onClose={close} />}
            {mayKeep && params.has('enter') && (
              <EntryDialog
                base={set?.base ?? 'EUR'}
                set={set}
                currency={params.get('enter') ?? ''}
                onClose={close}
              />
            )}
          </Suspense>
        </>
      )}
    </Box>
  );
};

const FeedState = ({ feed }: { readonly feed: RateFeed | undefined }) => {
  const words = useRateWords();
  const locale = useFormatLocale();
  const at = (moment: string | null) => formatDateTime(moment, locale) ?? '';
  if (feed === null || feed === undefined) return null;
  if (feed.problem !== null)
    return (
      <Alert severity="warning">
        {words('feed_problem', { moment: at(feed.askedAt), problem: feed.problem })}
      </Alert>
    );
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', mt: -1 }}>
      {feed.askedAt === null ? words('feed_off') : words('feed_well', { moment: at(feed.answeredAt) })}
    </Typography>
  );
};
