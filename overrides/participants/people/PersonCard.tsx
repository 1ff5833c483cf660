import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { AddressText } from '#src/ui/AddressText.tsx';
import { panelSx } from '#src/ui/panelSx.ts';
import { personFacts, type Person } from './Person.ts';

/** Somebody, with what tells them from others of the name. */
export const PersonCard = ({
  person,
  note,
  actions,
}: {
  readonly person: Person;
  readonly note?: string;
  readonly actions?: ReactNode;
}) => (
  <Box
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 1.5,
      p: 1.5,
      ...panelSx,
      color: 'text.primary',
    }}
  >
    <Box sx={{ flex: 1, minWidth: 180 }}>
      <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{person.fullName}</Typography>
      <Typography sx={{ color: 'text.secondary', fontSize: 12, overflowWrap: 'anywhere' }}>
        <AddressText text={personFacts(person)} />
      </Typography>
      {note !== undefined && <Typography sx={{ fontSize: 12 }}>{note}</Typography>}
    </Box>
    {actions}
  </Box>
);
