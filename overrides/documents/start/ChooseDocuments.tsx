import { Box, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { readBookings } from '#overrides/bookings/index.ts';
import { useDataClient } from '#src/data/DataClient.tsx';
import { FailurePanel } from '#src/ui/FailurePanel.tsx';
import { framedRowsSx } from '#src/ui/framedRowsSx.ts';
import { useDocumentWords } from '../documentWords.ts';
import { selectionKinds } from './documentKinds.ts';
import { DocumentsMenu } from './DocumentsMenu.tsx';

interface Booked {
  readonly id: string;
  readonly participant: unknown;
  readonly centreEvent: { readonly id: string; readonly name: string } | null;
}

interface EventGroup {
  readonly event: { readonly id: string; readonly name: string };
  readonly bookingIds: readonly string[];
}

/** Bookings of people by their event, in the order in which they were chosen; a placeholder has nobody to write to. */
function groupByEvent(bookings: readonly Booked[]): readonly EventGroup[] {
  const groups = new Map<string, { event: EventGroup['event']; bookingIds: string[] }>();
  for (const { id, participant, centreEvent } of bookings) {
    if (centreEvent === null || participant === null) continue;
    const group = groups.get(centreEvent.id) ?? { event: centreEvent, bookingIds: [] };
    group.bookingIds.push(id);
    groups.set(centreEvent.id, group);
  }
  return [...groups.values()];
}

export interface ChooseDocumentsProps {
  readonly ids: readonly string[];
  readonly onOpened: () => void;
}

/** A run is of one event: the selected bookings by event, each with the documents they can have. */
export const ChooseDocuments = ({ ids, onOpened }: ChooseDocumentsProps) => {
  const words = useDocumentWords();
  const client = useDataClient();
  const { data, error, refetch } = useQuery({
    queryKey: ['bookings', 'documents', ids],
    queryFn: () => readBookings(client, ids),
  });
  if (error)
    return <FailurePanel title={words('start.failed')} error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton variant="rounded" height={120} aria-busy />;
  const groups = groupByEvent(data);
  const left = ids.length - groups.reduce((sum, group) => sum + group.bookingIds.length, 0);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography sx={{ color: 'text.secondary' }}>{words('start.choose_text')}</Typography>
      <Box component="ul" sx={{ ...framedRowsSx, maxHeight: '50vh', overflow: 'auto' }}>
        {groups.map(({ event, bookingIds }) => (
          <Box
            component="li"
            key={event.id}
            sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 1.5, py: 1 }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{event.name}</Typography>
              <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                {words('start.bookings', { smart_count: bookingIds.length })}
              </Typography>
            </Box>
            <DocumentsMenu
              kinds={selectionKinds}
              params={{ centre_event_id: event.id, event_booking_ids: bookingIds }}
              onOpened={onOpened}
            />
          </Box>
        ))}
      </Box>
      {left > 0 && (
        <Typography sx={{ color: 'text.secondary' }}>
          {words('start.left_out', { smart_count: left })}
        </Typography>
      )}
    </Box>
  );
};
