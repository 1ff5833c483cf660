import { gql } from '@apollo/client';
import { Box, Link, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { useAsk } from '#src/data/DataClient.tsx';
import { EnumChip } from '#src/fields/enum/EnumChip.tsx';
import { enumLabel } from '#src/fields/enum/enumLabel.ts';
import { sectionPath } from '#src/screens/sectionInAddress.ts';
import { FailurePanel } from '#src/ui/FailurePanel.tsx';
import { wizardPaths } from '../wizardPaths.ts';
import { Panel } from '#src/ui/Panel.tsx';
import { useRecordWords } from '../words/useRecordWords.ts';
import type { Documents } from '#src/generated/operations.ts';

const peopleQuery: Documents['WizardEventPeople'] = gql`
  query WizardEventPeople($id: ID!) {
    eventBookings(
      first: 20
      orderBy: [{ column: NAME }]
      where: { centre_event_id: $id, booking_status: [NOT_SET, NEW, PENDING, CONFIRMED] }
    ) {
      data {
        id
        bookingStatus
        participant {
          id
          fullName
        }
      }
      paginatorInfo {
        hasMorePages
      }
    }
    waitingListEntriesPaginated(first: 20, where: { centre_event_id: $id }) {
      data {
        id
        position
        waitReason
        participant {
          id
          fullName
        }
      }
      paginatorInfo {
        hasMorePages
      }
    }
  }
`;

/** Who has the seats, and who waits, first in line first. */
export const EventPeople = ({ eventId }: { readonly eventId: string }) => {
  const words = useRecordWords();
  const translate = useTranslate();
  const ask = useAsk();
  const { data, error, refetch } = useQuery({
    queryKey: ['bookings', 'wizard', 'people', eventId],
    queryFn: async () => ask(peopleQuery, { id: eventId }),
  });
  if (error && data === undefined)
    return <FailurePanel title={words('event.unread')} error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton variant="rounded" height={200} />;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <People title={words('event.bookings')} empty={words('event.no_bookings')}>
        {data.eventBookings.data.map(({ id, participant, bookingStatus }) => (
          <Line
            key={id}
            to={wizardPaths.viewBooking(id)}
            name={participant?.fullName ?? words('event.placeholder')}
          >
            <EnumChip value={bookingStatus} label={enumLabel(translate, 'BookingStatus', bookingStatus)} />
          </Line>
        ))}
        {data.eventBookings.paginatorInfo.hasMorePages && (
          <Link component={RouterLink} to={sectionPath('events', eventId, 'bookings')}>
            {words('event.all')}
          </Link>
        )}
      </People>
      <People title={words('event.waiting')} empty={words('event.no_waiting')}>
        {data.waitingListEntriesPaginated.data.map(({ id, participant, position, waitReason }) => (
          <Line
            key={id}
            to={wizardPaths.viewEntry(id)}
            name={`${position}. ${participant?.fullName ?? words('event.placeholder')}`}
          >
            <EnumChip value={waitReason} label={enumLabel(translate, 'WaitReason', waitReason)} />
          </Line>
        ))}
        {data.waitingListEntriesPaginated.paginatorInfo.hasMorePages && (
          <Link component={RouterLink} to={sectionPath('events', eventId, 'waitingList')}>
            {words('event.all')}
          </Link>
        )}
      </People>
    </Box>
  );
};

const People = ({
  title,
  empty,
  children,
}: {
  readonly title: string;
  readonly empty: string;
  readonly children: readonly ReactNode[] | readonly (ReactNode | readonly ReactNode[])[];
}) => {
  const lines = children.flat().filter(Boolean);
  return (
    <Panel title={title}>
      {lines.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{empty}</Typography>}
      <Box sx={{ display: 'grid', gap: 0.5 }}>{children}</Box>
    </Panel>
  );
};

const Line = ({
  to,
  name,
  children,
}: {
  readonly to: string;
  readonly name: string;
  readonly children: ReactNode;
}) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 32 }}>
    <Link
      component={RouterLink}
      to={to}
      color="inherit"
      sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}
    >
      {name}
    </Link>
    {children}
  </Box>
);
