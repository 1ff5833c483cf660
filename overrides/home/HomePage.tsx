import { Box, Skeleton } from '@mui/material';
import { useGetIdentity } from 'react-admin';
import { allows } from '#src/data/access/Permission.ts';
import { useAccessTo } from '#src/data/access/useAccess.ts';
import { RatesToMend, useRatesToMend } from '../exchangeRates/index.ts';
import { dateText } from '#src/fields/date/formatDate.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { PageFailure } from '#src/screens/PageFailure.tsx';
import { useHomeWords } from './homeWords.ts';
import { BookingStatuses } from './BookingStatuses.tsx';
import { addDays, todayIn } from '#src/fields/date/days.ts';
import { BlockedHonoraria } from './BlockedHonoraria.tsx';
import { DocumentsToApprove } from './DocumentsToApprove.tsx';
import { ExpiringPlaceholders } from './ExpiringPlaceholders.tsx';
import { FreeSeats } from './FreeSeats.tsx';
import { ParticipantRequests } from './ParticipantRequests.tsx';
import { UpcomingEvents } from './UpcomingEvents.tsx';
import { useQuery } from '@tanstack/react-query';
import { useAsk } from '#src/data/DataClient.tsx';
import { homeQuery } from './homeQuery.ts';
import { useNow } from '#src/ui/useNow.ts';
import { PageHead } from '#src/ui/page/PageHead.tsx';

const eventDays = 30;
const expiryDays = 14;

function useHome(today: string) {
  const ask = useAsk();
  // date_start_lt is exclusive (D1): the thirtieth day counts.
  const before = addDays(today, eventDays + 1);
  const expiresBefore = addDays(today, expiryDays + 1);
  const query = useQuery({
    queryKey: ['app', 'home', today],
    queryFn: ({ signal }) => ask(homeQuery, { from: today, before, expiresBefore }, signal),
  });
  return { ...query, before, expiresBefore };
}

function greeting(hour: number): 'morning' | 'afternoon' | 'evening' {
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}

const dayText = (now: Date, locale: string): string =>
  dateText(now, locale, { weekday: 'long', day: 'numeric', month: 'long' });

export const HomePage = () => {
  const words = useHomeWords();
  const locale = useFormatLocale();
  const { identity } = useGetIdentity();
  const now = useNow();
  const today = todayIn(null, now);
  const rates = useAccessTo('ExchangeRateSet');
  const mendsRates = rates !== undefined && allows(rates.can, 'create');
  const documents = useAccessTo('ApprovedDocument');
  const approves = documents !== undefined && allows(documents.can, 'approve');
  const { data, error, refetch, before, expiresBefore } = useHome(today);
  const toMend = useRatesToMend(mendsRates);
  // The warning stands above the panels that need somebody, which would jump.
  const shown = toMend.isLoading ? undefined : data;
  const firstName: unknown = identity?.['firstName'];
  const name = typeof firstName === 'string' && firstName !== '' ? firstName : (identity?.fullName ?? '');
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <PageHead
        title={words(greeting(now.getHours()), { name }).replace(/, $/, '')}
        lead={words('lead', { day: dayText(now, locale) })}
      />
      {approves && <DocumentsToApprove />}
      {error && !data ? (
        <PageFailure within error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <BookingStatuses data={data} />
          <Box
            sx={{
              display: 'grid',
              gap: 2.5,
              alignItems: 'start',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(300px, 1fr)' },
            }}
          >
            <UpcomingEvents data={data} from={today} before={before} now={now} />
            <Box sx={{ display: 'grid', gap: 2.5 }}>
              {shown === undefined ? (
                <Skeleton variant="rounded" height={480} />
              ) : (
                <>
                  {mendsRates && <RatesToMend {...toMend} />}
                  {shown.blockedHonoraria && <BlockedHonoraria blocks={shown.blockedHonoraria} />}
                  <ParticipantRequests requests={shown.requests} />
                  <FreeSeats waiting={shown.waiting} />
                  <ExpiringPlaceholders data={shown} now={now} expiresBefore={expiresBefore} />
                </>
              )}
            </Box>
          </Box>
        </>
      )}
    </Box>
  );
};
