import { Box } from '@mui/material';
import { useContext, type ReactNode } from 'react';
import { FieldTitle, useFieldValue } from 'react-admin';
import { useRepeatsTitle } from '../cell/SectionTitle.ts';
import { visuallyHidden } from '../cell/visuallyHidden.ts';
import { useLabelText } from '../wording/useLabelText.ts';
import { CellScope } from './CellScope.ts';

/** The label of a shown value, small and quiet, by the key that its input has too. */
export const FieldLabel = ({ source, label }: { readonly source: string; readonly label?: ReactNode }) => {
  const path = useContext(CellScope);
  const key = path === '' ? source : `${path}.${source}`;
  // A number under the title of its section would be read as nothing in particular; rows explain themselves.
  const hasRows = typeof useFieldValue({ source }) === 'object';
  const repeats = useRepeatsTitle(useLabelText()(key, label)) && path === '' && hasRows;
  return (
    <Box
      component="span"
      sx={
        repeats
          ? visuallyHidden
          : { display: 'block', color: 'text.secondary', fontSize: 12, lineHeight: 1.4, mb: 0.25 }
      }
    >
      <FieldTitle source={key} label={label} />
    </Box>
  );
};
