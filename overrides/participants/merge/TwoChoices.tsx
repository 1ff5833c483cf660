import { Box, FormControlLabel, Radio, RadioGroup } from '@mui/material';
import { type ReactNode, useId } from 'react';
import type { Side } from './differingFields.ts';
import { twoSidesSx } from './twoSidesSx.ts';

interface TwoChoicesProps {
  readonly label: ReactNode;
  readonly value: Side;
  readonly onChoose: (side: Side) => void;
  readonly own: ReactNode;
  readonly duplicates: ReactNode;
}

/** One of two, each under the record that it comes from. */
export const TwoChoices = ({ label, value, onChoose, ...sides }: TwoChoicesProps) => {
  const id = useId();
  return (
    <Box sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Box id={id} sx={{ fontWeight: 500, mb: 0.25 }}>
        {label}
      </Box>
      <RadioGroup
        aria-labelledby={id}
        value={value}
        onChange={(_event, chosen) => onChoose(chosen === 'own' ? 'own' : 'duplicates')}
        sx={twoSidesSx}
      >
        {(['own', 'duplicates'] as const).map((side) => (
          <FormControlLabel
            key={side}
            value={side}
            control={<Radio size="small" sx={{ py: 0.5 }} />}
            label={sides[side]}
            sx={{
              m: 0,
              alignItems: 'flex-start',
              // Its first line beside the control, which is as high as a thumb on a telephone.
              '& .MuiFormControlLabel-label': {
                pt: { xs: 1.25, sm: 0.5 },
                minWidth: 0,
                overflowWrap: 'anywhere',
              },
              ...(side !== value && { color: 'text.secondary' }),
            }}
          />
        ))}
      </RadioGroup>
    </Box>
  );
};
