import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { FieldTitle } from 'react-admin';
import type { InputComponent, InputProps } from '../input/InputProps.ts';
import { InputScope } from '../input/InputScope.tsx';
import { wideInput } from '../input/inputWidth.ts';
import { useHelp } from '../input/useHelp.ts';

export interface PartInputProps extends InputProps {
  readonly children?: ReactNode;
}

/** The inputs of an object within the record, as a group with a name of its own. */
export const PartInput: InputComponent<PartInputProps> = ({ source, required, children }) => {
  const help = useHelp(source);
  return (
    <Box component="fieldset" className={wideInput} sx={{ m: 0, p: 0, border: 0, minWidth: 0, display: 'grid', gap: 1 }}>
      <Box component="legend" sx={{ p: 0, fontWeight: 600 }}>
        <FieldTitle source={source} isRequired={required} />
      </Box>
      {help !== undefined && <Box sx={{ color: 'text.secondary', fontSize: 12 }}>{help}</Box>}
      <InputScope path={source}>{children}</InputScope>
    </Box>
  );
};
PartInput.wide = true;
PartInput.block = true;
