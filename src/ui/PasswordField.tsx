import HideIcon from '@mui/icons-material/VisibilityOffOutlined';
import ShowIcon from '@mui/icons-material/VisibilityOutlined';
import { IconButton, InputAdornment, TextField, type TextFieldProps } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

interface PasswordFieldProps extends Pick<
  TextFieldProps,
  | 'label'
  | 'name'
  | 'autoComplete'
  | 'autoFocus'
  | 'error'
  | 'helperText'
  | 'required'
  | 'id'
  | 'inputRef'
  | 'sx'
  | 'onBlur'
> {
  readonly value: string;
  readonly onValue: (value: string) => void;
}

/** A password that can be looked at while it is typed. */
export const PasswordField = ({ onValue, ...field }: PasswordFieldProps) => {
  const translate = useTranslate();
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
                aria-label={
                  shown
                    ? translate('ui.hide_password', { _: 'Hide password' })
                    : translate('ui.show_password', { _: 'Show password' })
                }
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
