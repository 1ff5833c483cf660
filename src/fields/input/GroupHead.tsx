import { Box } from '@mui/material';
import { FieldTitle } from 'react-admin';
import { useRepeatsTitle } from '../cell/SectionTitle.ts';
import { visuallyHidden } from '../cell/visuallyHidden.ts';
import { useLabelText } from '../wording/useLabelText.ts';
import { useHelp } from './useHelp.ts';

/** Name and help of a group of inputs; out of sight where the section above is called the same and has said it. */
export const GroupHead = ({ source, required }: { readonly source: string; readonly required?: boolean }) => {
  const help = useHelp(source);
  const repeats = useRepeatsTitle(useLabelText()(source));
  return (
    <>
      <Box
        component="legend"
        sx={
          repeats ? visuallyHidden : { p: 0, mb: 0.5, fontSize: 12, fontWeight: 500, color: 'text.secondary' }
        }
      >
        <FieldTitle source={source} isRequired={required} />
      </Box>
      {help !== undefined && !repeats && (
        <Box sx={{ color: 'text.secondary', fontSize: 12, mb: 1 }}>{help}</Box>
      )}
    </>
  );
};
