import { Box, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useEventWords } from '../eventWords.ts';
import type { Way } from './whyNot.ts';

interface AddLinkProps {
  readonly to: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly primary?: boolean;
  readonly way: Way;
  /** Where it says why not. */
  readonly whyId: string;
}

/** The way into the wizard, where there is one now. */
export const AddLink = ({ to, label, icon, primary = false, way: { isOpen, why }, whyId }: AddLinkProps) => {
  const look = {
    size: 'small',
    variant: primary ? 'contained' : 'outlined',
    startIcon: icon,
    ...(why === undefined ? {} : { 'aria-describedby': whyId }),
  } as const;
  return isOpen ? (
    <Button {...look} component={Link} to={to}>
      {label}
    </Button>
  ) : (
    <Button {...look} disabled>
      {label}
    </Button>
  );
};

interface AddRowProps {
  /** Each way with the id of its reason. */
  readonly ways: readonly (readonly [whyId: string, way: Way])[];
  readonly children: ReactNode;
}

/** Buttons in one line; why one is closed stands in words below all of them, so that none is moved by it. */
export const AddRow = ({ ways, children }: AddRowProps) => {
  const words = useEventWords();
  return (
    <Box sx={{ display: 'grid', gap: 0.75, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>{children}</Box>
      {ways.map(
        ([id, { why }]) =>
          why !== undefined && (
            <Typography key={id} id={id} variant="caption" sx={{ color: 'text.secondary' }}>
              {words(why.word, { message: why.message })}
            </Typography>
          ),
      )}
    </Box>
  );
};
