import { TextField } from '@mui/material';
import { useController } from 'react-hook-form';
import { useWizardWords } from '#overrides/bookings/words/useWizardWords.ts';
import type { WizardValues } from '../form/WizardValues.ts';

/** C8, W3: why a rule may be passed. */
export const ReasonPart = () => {
  const words = useWizardWords();
  const { field, fieldState } = useController<WizardValues, 'overrideReason'>({ name: 'overrideReason' });
  return (
    <TextField
      name={field.name}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      label={words('reason.label')}
      required
      multiline
      minRows={2}
      size="small"
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? words('reason.help')}
    />
  );
};
