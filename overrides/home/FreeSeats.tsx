import QueueIcon from '@mui/icons-material/HourglassEmpty';
import { Box } from '@mui/material';
import { sectionPath } from '#src/screens/sectionInAddress.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { formatDate } from '#src/fields/date/formatDate.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { factsLine } from '#src/fields/wording/factsLine.ts';
import { listPath } from '#src/data/list/listPath.ts';
import { useHomeWords } from './homeWords.ts';
import { HomePanel } from './HomePanel.tsx';
import { RowLink, RowText } from './homeRow.tsx';
import type { HomeData } from './homeQuery.ts';

const line = {
  px: 2,
  py: 1,
  minHeight: 56,
  overflowWrap: 'anywhere',
  display: 'grid',
  alignContent: 'center',
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;

/** Seats that are free for somebody who waits (W4): one line an event, the same flag as in the waiting list. */
export const FreeSeats = ({ waiting }: { readonly waiting: HomeData['waiting'] }) => {
  const words = useHomeWords();
  const locale = useFormatLocale();
  const next = waiting.data;
  return (
    <HomePanel
      title={words('free')}
      to={listPath('waitingListEntries', { filter: { is_next_eligible: true } })}
      total={waiting.paginatorInfo.total}
    >
      {next.length === 0 && (
        <EmptyState icon={<QueueIcon />} title={words('free_none')} text={words('free_none_text')} />
      )}
      {next.map(({ id, participant, centreEvent }) => (
        <Box key={id} sx={line}>
          <RowLink
            to={
              centreEvent === null
                ? '/waitingListEntries'
                : sectionPath('events', centreEvent.id, 'waitingList')
            }
          >
            {participant?.fullName ?? words('free_somebody')}
          </RowLink>
          <RowText>{factsLine([centreEvent?.name, formatDate(centreEvent?.dateStart, locale)])}</RowText>
        </Box>
      ))}
    </HomePanel>
  );
};
