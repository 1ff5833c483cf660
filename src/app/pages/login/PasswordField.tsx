import HideIcon from '@mui/icons-material/VisibilityOffOutlined';
import ShowIcon from '@mui/icons-material/VisibilityOutlined';
import { IconButton, InputAdornment, TextField, type TextFieldProps } from '@mui/material';
import { useState } from 'react';
import { useWords } from '#src/app/words/useWords.ts';

interface PasswordFieldProps extends Pick<
  TextFieldProps,
  'label' | 'name' | 'autoComplete' | 'autoFocus' | 'error' | 'helperText' | 'required'
> {
  readonly value: string;
  readonly onValue: (value: string) => void;
}

/** A password that can be looked at while it is typed. */
export const PasswordField = ({ onValue, ...field }: PasswordFieldProps) => {
  const words = useWords();
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...field}
      type={shown ? 'text' : 'password'}
      onChange={(event) => onValue(event.target.value)}
      slotProps={{
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                size="small"
                edge="end"
                aria-pressed={shown}
                aria-label={words(shown ? 'login.hide' : 'login.show')}
                onClick={() => setShown(!shown)}
              >
                {shown ? <HideIcon fontSize="small" /> : <ShowIcon fontSize="small" />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
};
