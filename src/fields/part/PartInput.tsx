import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { GroupHead } from '../input/GroupHead.tsx';
import type { InputProps } from '../input/InputProps.ts';
import { InputScope } from '../input/InputScope.tsx';
import { wideInput } from '../input/inputWidth.ts';
import { defineInput } from '../kind/defineInput.ts';
import { StringInput } from '../string/StringInput.tsx';

interface PartInputProps extends InputProps {
  readonly children?: ReactNode;
}

/** The inputs of an object within the record, as a group with a name of its own. */
export const PartInput = defineInput({
  Filter: StringInput.Filter,
  Input: ({ source, required, children }: PartInputProps) => {
    return (
      <Box
        component="fieldset"
        className={wideInput}
        sx={{ m: 0, p: 0, border: 0, minWidth: 0, display: 'grid', gap: 1 }}
      >
        <GroupHead source={source} required={required} />
        <InputScope path={source}>{children}</InputScope>
      </Box>
    );
  },
  wide: true,
  block: true,
});
