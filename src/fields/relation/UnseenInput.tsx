import { TextField } from '@mui/material';
import { FieldTitle, useGetResourceLabel } from 'react-admin';
import type { InputProps } from '../input/InputProps.ts';
import { useInputLook } from '../input/useInputLook.tsx';
import { inText } from '../wording/inText.ts';
import { useWording } from '../wording/useWording.ts';

interface UnseenInputProps extends InputProps {
  readonly reference: string;
}

/** In place of a picker: the form has the id of a record that the viewer may not see, and keeps it. */
export const UnseenInput = ({ reference, ...props }: UnseenInputProps) => {
  const say = useWording();
  const label = useGetResourceLabel();
  const { sx, className, helperText } = useInputLook(props, 'choice');
  return (
    <TextField
      className={className}
      sx={sx}
      size="small"
      multiline
      value={say('value.unseen', { name: inText(label(reference, 1)) })}
      label={<FieldTitle source={props.source} isRequired={props.required} />}
      helperText={helperText}
      slotProps={{ inputLabel: { shrink: true }, input: { readOnly: true } }}
    />
  );
};
