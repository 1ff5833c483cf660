import { Box, Link as MuiLink, Typography } from '@mui/material';
import { Link } from 'react-router';
import { listPath } from '#src/data/list/listPath.ts';
import { formatMomentDay } from '#src/fields/dateTime/formatMomentDay.ts';
import { useEnumWord } from '#src/fields/enum/useEnumWord.ts';
import { recordPath } from '#src/fields/relation/recordPath.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { factsLine } from '#src/fields/wording/factsLine.ts';
import { HomePanel } from './HomePanel.tsx';
import type { HomeData } from './homeQuery.ts';
import { useHomeWords } from './homeWords.ts';
import { homeRowSx } from './UpcomingEvent.tsx';

/** What is asked about participants and nobody has decided, the oldest first; nothing where there is none. */
export const ParticipantRequests = ({ requests }: { readonly requests: HomeData['requests'] }) => {
  const words = useHomeWords();
  const enumWord = useEnumWord();
  const locale = useFormatLocale();
  const { data, paginatorInfo } = requests;
  if (data.length === 0) return null;
  return (
    <HomePanel
      title={words('requests')}
      to={listPath('participantRequests', { filter: { state: 'OPEN' } })}
      total={paginatorInfo.total}
    >
      {data.map(({ id, kind, participant, deletedParticipant, author, dateCreated }) => (
        <Box key={id} sx={homeRowSx}>
          <MuiLink
            component={Link}
            to={recordPath('participantRequests', id)}
            sx={{ display: 'block', fontWeight: 500, color: 'text.primary' }}
          >
            {(participant ?? deletedParticipant)?.fullName ?? words('requests_somebody')}
          </MuiLink>
          <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
            {factsLine([
              enumWord('ParticipantRequestKind', kind),
              author?.fullName,
              formatMomentDay(dateCreated, locale),
            ])}
          </Typography>
        </Box>
      ))}
    </HomePanel>
  );
};
