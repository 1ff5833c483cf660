import { Alert, Box, TextField } from '@mui/material';
import { useEffect, useEffectEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { useRawInput } from '#src/fields/input/useRawInput.tsx';
import { plainText } from '#src/fields/string/plainText.ts';
import { useWording } from '#src/fields/wording/useWording.ts';

export interface ReasonAskedProps {
  /** Where the form keeps the reason. */
  readonly source: string;
  /** Why it was refused. */
  readonly message: string;
}

interface ReasonFieldProps extends ReasonAskedProps {
  /** What was refused is no longer what would be sent: the server asks again where it must. */
  readonly onOtherEdit: () => void;
}

/** Why it was not saved, and the reason with which it may be all the same (C8, B4). */
export const ReasonAsked = ({ source, message, onOtherEdit }: ReasonFieldProps) => {
  const say = useWording();
  const { watch, clearErrors } = useFormContext();
  const { field, frame, text } = useRawInput({ source }, 'wide', () => say('form.reason_help'));
  const heard = useEffectEvent((name: string | undefined) => {
    if (name === undefined || name === source) return;
    clearErrors(source);
    onOtherEdit();
  });
  useEffect(() => watch((_values, { name }) => heard(name)).unsubscribe, [watch]);
  return (
    <Alert severity="info" role="alert">
      <Box sx={{ fontWeight: 600 }}>{message}</Box>
      <Box>{say('form.reason_asked')}</Box>
      <TextField
        {...text}
        id={frame.id}
        label={say('form.reason')}
        required
        autoFocus
        multiline
        minRows={2}
        value={plainText(field.value) ?? ''}
        onChange={({ target }) => field.onChange(target.value)}
        onBlur={field.onBlur}
        sx={{ mt: 1, maxWidth: 480 }}
      />
    </Alert>
  );
};
