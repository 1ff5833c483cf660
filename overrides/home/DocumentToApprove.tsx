import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router';
import { todayIn } from '#src/fields/date/days.ts';
import { formatDate } from '#src/fields/date/formatDate.ts';
import { EnumChip } from '#src/fields/enum/EnumChip.tsx';
import { useEnumWord } from '#src/fields/enum/useEnumWord.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { useChangesInWords, useNeededWords, type Worklist } from '../approvedDocuments/index.ts';
import { homeRowSx } from './UpcomingEvent.tsx';

export const documentRowSx = {
  ...homeRowSx,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 2,
} as const;

/** A document of the worklist: what it is, what changed of it, and how soon it is needed. */
export const DocumentToApprove = ({ document }: { readonly document: Worklist['approvalsDue'][number] }) => {
  const enumWord = useEnumWord();
  const locale = useFormatLocale();
  const needed = useNeededWords();
  const inWords = useChangesInWords();
  const [today] = useState(() => todayIn(null));
  const { id, name, state, dateNeeded, changes, centreEvent, trainingCentre } = document;
  const day = dateNeeded === null ? [] : [formatDate(dateNeeded, locale), needed(today, dateNeeded)];
  return (
    <Box sx={documentRowSx}>
      <Box sx={{ minWidth: 0 }}>
        <MuiLink
          component={Link}
          to={`/approvedDocuments/${id}`}
          noWrap
          sx={{ display: 'block', fontWeight: 500, color: 'text.primary' }}
        >
          {name}
        </MuiLink>
        <Typography variant="caption" noWrap sx={{ display: 'block', color: 'text.secondary' }}>
          {[centreEvent?.name ?? trainingCentre?.name, ...day].filter(Boolean).join(' · ')}
        </Typography>
        {changes.length > 0 && (
          <Typography variant="caption" noWrap sx={{ display: 'block' }}>
            {inWords(changes)}
          </Typography>
        )}
      </Box>
      <EnumChip value={state} label={enumWord('ApprovalState', state)} />
    </Box>
  );
};
