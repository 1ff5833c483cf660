import { Box } from '@mui/material';
import { PasswordInput, required } from 'react-admin';
import { inputWidth, wideInput } from '#src/fields/input/inputWidth.ts';
import { useHelp } from '#src/fields/input/useHelp.ts';
import { passwordSource, repeatSource } from './passwordSchema.ts';
import { useUserWords } from './userWords.ts';

const look = { sx: { maxWidth: { sm: inputWidth.choice } }, autoComplete: 'new-password' } as const;

/** A password and, against slips of the finger, the same again. */
export const PasswordInputs = ({ isNew }: { readonly isNew: boolean }) => {
  const words = useUserWords();
  const help = useHelp(passwordSource);
  const mark = isNew ? required() : undefined;
  return (
    <Box
      className={wideInput}
      sx={{ display: 'grid', columnGap: 3, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}
    >
      <PasswordInput
        {...look}
        source={passwordSource}
        label={isNew ? undefined : words('password.new')}
        validate={mark}
        helperText={isNew ? help : words('password.keep')}
      />
      <PasswordInput
        {...look}
        source={repeatSource}
        label={words('password.again')}
        validate={mark}
        helperText={false}
      />
    </Box>
  );
};
