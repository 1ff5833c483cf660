import { Alert, Box, Skeleton, Typography } from '@mui/material';
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import { formatDateTime } from '#src/fields/dateTime/formatDateTime.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { PageFailure } from '#src/screens/PageFailure.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { lazyPart } from '#src/ui/lazyPart.ts';
import type { RateFeed } from '../rateOperations.ts';
import { RatesAge } from '../RatesAge.tsx';
import { useRateWords } from '../rateWords.ts';
import { useRatesPage } from '../useRates.ts';
import { NeedsPanel } from './NeedsPanel.tsx';
import { PairCourse } from './PairCourse.tsx';
import { SetInForcePanel } from './SetInForcePanel.tsx';
import { useRateDialog } from './useRateDialog.ts';

const EntryDialog = lazyPart(() => import('../change/EntryDialog.tsx'), 'EntryDialog');
const ImportDialog = lazyPart(() => import('../change/ImportDialog.tsx'), 'ImportDialog');

/** The rates in force, the course of a pair and what events to come need, with the dialogs that bring in a set. */
export const RatesInForce = () => {
  const words = useRateWords();
  const [now] = useState(() => new Date());
  const [chosen, setChosen] = useState('EUR');
  const { mayKeep, isImporting, entering, enter, close } = useRateDialog();
  const { data, error, refetch } = useRatesPage();
  const sets = data?.inForce.data ?? [];
  const set = sets.find(({ base }) => base === chosen) ?? sets[0];
  const base = set?.base ?? 'EUR';
  if (error && !data) return <RatesFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" sx={{ height: '100dvh' }} />;
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <RatesAge lastUpdated={set?.lastUpdated} />
      <FeedState feed={data.exchangeRateFeed} />
      {set === undefined ? (
        <EmptyState title={words('none')} text={words(mayKeep ? 'none_text' : 'none_read_text')} />
      ) : (
        <Box
          sx={{
            display: 'grid',
            gap: 2.5,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 4fr) minmax(0, 5fr)' },
          }}
        >
          <SetInForcePanel sets={sets} base={base} onBase={setChosen} now={now} />
          <PairCourse key={base} base={base} targets={set.rates.map(({ target }) => target)} now={now} />
        </Box>
      )}
      <NeedsPanel
        needs={data.exchangeRateNeeds ?? []}
        now={now}
        onEnter={mayKeep ? (currency) => enter(currency) : undefined}
      />
      <Typography component="h2" variant="h3">
        {words('history')}
      </Typography>
      <Suspense fallback={null}>
        {isImporting && <ImportDialog base={base} onClose={close} />}
        {entering !== null && <EntryDialog base={base} inForce={set} currency={entering} onClose={close} />}
      </Suspense>
    </Box>
  );
};

interface RatesFailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Where the list could not be read either, that it says so is enough: once it can be, this is asked for as well. */
const RatesFailure = ({ error, onRetry }: RatesFailureProps) => {
  const { error: listError } = useListContext();
  const isListRead = !listError;
  const wasRead = useRef(isListRead);
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    if (isListRead && !wasRead.current) retry();
    wasRead.current = isListRead;
  }, [isListRead]);
  return isListRead ? <PageFailure within error={error} onRetry={onRetry} /> : null;
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
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {feed.askedAt === null ? words('feed_off') : words('feed_well', { moment: at(feed.answeredAt) })}
    </Typography>
  );
};
