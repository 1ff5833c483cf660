import { Box } from '@mui/material';
import { listPath } from '#src/data/list/listPath.ts';
import { formatMomentDay } from '#src/fields/dateTime/formatMomentDay.ts';
import { useEnumWord } from '#src/fields/enum/useEnumWord.ts';
import { recordPath } from '#src/fields/relation/recordPath.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { factsLine } from '#src/fields/wording/factsLine.ts';
import { HomePanel } from './HomePanel.tsx';
import { homeRowSx, RowLink, RowText } from './homeRow.tsx';
import type { HomeData } from './homeQuery.ts';
import { useHomeWords } from './homeWords.ts';

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
          <RowLink to={recordPath('participantRequests', id)}>
            {(participant ?? deletedParticipant)?.fullName ?? words('requests_somebody')}
          </RowLink>
          <RowText>
            {factsLine([
              enumWord('ParticipantRequestKind', kind),
              author?.fullName,
              formatMomentDay(dateCreated, locale),
            ])}
          </RowText>
        </Box>
      ))}
    </HomePanel>
  );
};
