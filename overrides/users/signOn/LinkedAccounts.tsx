import { Box, Button, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { formatDateTime } from '#src/fields/dateTime/formatDateTime.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import type { LinkedAccount } from './signOnOperations.ts';

export interface LinkedAccountsProps {
  readonly accounts: readonly LinkedAccount[];
  readonly disabled: boolean;
  readonly onUnlink: (id: string) => void;
}

/** What is linked now. Unlinking signs the user out, so it asks once more. */
export const LinkedAccounts = ({ accounts, disabled, onUnlink }: LinkedAccountsProps) => {
  const locale = useFormatLocale();
  const [asked, setAsked] = useState<string>();
  const label = useId();
  if (accounts.length === 0)
    return (
      <Typography sx={{ color: 'text.secondary' }}>
        No Microsoft account is linked: this user signs in with a password only.
      </Typography>
    );
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {accounts.map(({ id, objectId, dateLinked, lastSignIn }) => (
        <Box
          component="li"
          key={id}
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}
        >
          <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
            <Typography
              component="code"
              id={`${label}-${id}`}
              sx={{ fontSize: 13, overflowWrap: 'anywhere', display: 'block' }}
            >
              {objectId}
            </Typography>
            <Typography sx={{ fontSize: 12, color: 'text.secondary' }}>
              {`Linked ${formatDateTime(dateLinked, locale) ?? ''} · `}
              {lastSignIn === null
                ? 'not used yet'
                : `last sign-in ${formatDateTime(lastSignIn, locale) ?? ''}`}
            </Typography>
          </Box>
          <Button
            size="small"
            color="error"
            variant={asked === id ? 'contained' : 'text'}
            disabled={disabled}
            aria-describedby={`${label}-${id}`}
            onClick={() => (asked === id ? onUnlink(id) : setAsked(id))}
          >
            {asked === id ? 'Unlink and sign out' : 'Unlink'}
          </Button>
        </Box>
      ))}
    </Box>
  );
};
