import SwapIcon from '@mui/icons-material/SwapHorizOutlined';
import { Box, Button, Chip, Link, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import type { ParticipantRecord } from '#resources/participants/index.ts';
import { formatMomentDay } from '#src/fields/dateTime/formatMomentDay.ts';
import { recordPath } from '#src/fields/relation/recordPath.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { AddressText } from '#src/ui/AddressText.tsx';
import { panelSx } from '#src/ui/panelSx.ts';
import { mergePath } from '../mergePath.ts';
import { personFacts } from '../people/Person.ts';
import { useMergeWords } from './mergeWords.ts';
import { twoSidesSx } from './twoSidesSx.ts';

interface WhoStaysProps {
  readonly own: ParticipantRecord;
  readonly duplicate: ParticipantRecord;
  readonly onOther: () => void;
}

/** The two records side by side, and which of them is left in the end. */
export const WhoStays = ({ own, duplicate, onOther }: WhoStaysProps) => {
  const words = useMergeWords();
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={twoSidesSx}>
        <OneOfTwo person={own} chip={<Chip size="small" color="primary" label={words('stays')} />} />
        <OneOfTwo person={duplicate} chip={<Chip size="small" variant="outlined" label={words('goes')} />} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          component={RouterLink}
          to={mergePath(duplicate.id, own.id)}
          size="small"
          color="inherit"
          startIcon={<SwapIcon />}
        >
          {words('swap')}
        </Button>
        <Button size="small" color="inherit" onClick={onOther}>
          {words('choose.again')}
        </Button>
      </Box>
    </Box>
  );
};

const OneOfTwo = ({ person, chip }: { readonly person: ParticipantRecord; readonly chip: ReactNode }) => {
  const words = useMergeWords();
  const locale = useFormatLocale();
  return (
    <Box sx={{ ...panelSx, p: 2, display: 'grid', gap: 0.5, justifyItems: 'start', alignContent: 'start' }}>
      {chip}
      <Link
        component={RouterLink}
        to={recordPath('participants', person.id)}
        color="inherit"
        sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
      >
        {person.fullName}
      </Link>
      <Typography sx={{ color: 'text.secondary', fontSize: 12, overflowWrap: 'anywhere' }}>
        <AddressText text={personFacts(person)} />
      </Typography>
      <Typography sx={{ color: 'text.secondary', fontSize: 12 }}>
        {words('number', { id: person.id, date: formatMomentDay(person.dateCreated, locale) })}
      </Typography>
    </Box>
  );
};
