import { Box } from '@mui/material';
import { useContext, type ReactNode } from 'react';
import { FieldTitle } from 'react-admin';
import { CellScope } from './CellScope.ts';

/** The label of a shown value, small and quiet, by the key that its input has too. */
export const FieldLabel = ({ source, label }: { readonly source: string; readonly label?: ReactNode }) => {
  const path = useContext(CellScope);
  return (
    <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: 12, lineHeight: 1.4, mb: 0.25 }}>
      <FieldTitle source={path === '' ? source : `${path}.${source}`} label={label} />
    </Box>
  );
};
