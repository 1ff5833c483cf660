import { Box } from '@mui/material';
import { FieldTitle } from 'react-admin';
import { wideInput } from '#src/fields/input/inputWidth.ts';
import { useHelp } from '#src/fields/input/useHelp.ts';
import { useRawInput } from '#src/fields/input/useRawInput.tsx';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { passwordSource, repeatSource } from './passwordSchema.ts';
import { useUserWords } from './userWords.ts';

interface PasswordInputProps {
  readonly source: string;
  readonly required: boolean;
  /** That of the field where none is given. */
  readonly label?: string;
  readonly help?: string;
}

const PasswordInput = ({ source, required, label, help }: PasswordInputProps) => {
  const { field, frame, text } = useRawInput({ source, required }, 'choice', () => help ?? false);
  return (
    <PasswordField
      {...text}
      id={frame.id}
      sx={frame.sx}
      label={<FieldTitle source={source} label={label} isRequired={required} />}
      autoComplete="new-password"
      value={typeof field.value === 'string' ? field.value : ''}
      onValue={(typed) => field.onChange(typed === '' ? null : typed)}
      onBlur={field.onBlur}
    />
  );
};

/** A password and, against slips of the finger, the same again. */
export const PasswordInputs = ({ isNew }: { readonly isNew: boolean }) => {
  const words = useUserWords();
  const help = useHelp(passwordSource);
  return (
    <Box
      className={wideInput}
      sx={{ display: 'grid', columnGap: 3, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}
    >
      <PasswordInput
        source={passwordSource}
        required={isNew}
        label={isNew ? undefined : words('password.new')}
        help={isNew ? help : words('password.keep')}
      />
      <PasswordInput source={repeatSource} required={isNew} label={words('password.again')} />
    </Box>
  );
};
