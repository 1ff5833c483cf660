import NextIcon from '@mui/icons-material/ChevronRight';
import PreviousIcon from '@mui/icons-material/ChevronLeft';
import { Box, IconButton, Typography } from '@mui/material';
import { RecordContextProvider, usePrevNextController, type SortPayload } from 'react-admin';
import { useMemo } from 'react';
import { Link as RouterLink } from 'react-router';
import { useWizardWords } from '../words/useWizardWords.ts';

export interface RecordPagerProps {
  readonly resource: 'bookings' | 'waitingListEntries';
  readonly id: string;
  readonly sort: SortPayload;
  readonly pathOf: (id: string) => string;
}

/** As many as the list is searched for the neighbours of a record that its page on screen does not hold. */
const searched = 100;
const queryOptions = { staleTime: 60_000, meta: { pick: true }, retry: false };

/** The previous and the next record, in the order of the list as it was last looked at. */
export const RecordPager = (props: RecordPagerProps) => {
  const record = useMemo(() => ({ id: props.id }), [props.id]);
  return (
    <RecordContextProvider value={record}>
      <Pager {...props} />
    </RecordContextProvider>
  );
};

const Pager = ({ resource, sort, pathOf }: RecordPagerProps) => {
  const words = useWizardWords();
  const { hasPrev, hasNext, prevPath, nextPath, index, total } = usePrevNextController({
    resource,
    linkType: 'edit',
    limit: searched,
    sort,
    queryOptions,
  });
  // react-admin's path ends in the id; where it leads is ours to say.
  const target = (path: string | undefined) => pathOf(decodeURIComponent(path?.split('/').at(-1) ?? ''));
  if (!hasPrev && !hasNext) return null;
  return (
    <Box component="nav" sx={{ display: 'flex', alignItems: 'center' }}>
      <IconButton
        size="small"
        aria-label={words('record.previous')}
        disabled={!hasPrev}
        {...(hasPrev ? { component: RouterLink, to: target(prevPath) } : {})}
      >
        <PreviousIcon />
      </IconButton>
      {index !== undefined && total !== undefined && (
        <Typography className="tabular" sx={{ color: 'text.secondary', fontSize: 12, whiteSpace: 'nowrap' }}>
          {words('record.position', { index: index + 1, total })}
        </Typography>
      )}
      <IconButton
        size="small"
        aria-label={words('record.next')}
        disabled={!hasNext}
        {...(hasNext ? { component: RouterLink, to: target(nextPath) } : {})}
      >
        <NextIcon />
      </IconButton>
    </Box>
  );
};
