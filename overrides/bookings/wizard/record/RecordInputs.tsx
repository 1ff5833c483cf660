import { TextInput, useRecordContext } from 'react-admin';
import { bookingInputs } from '../../../../resources/bookings/inputs.tsx';
import { useInputLook } from '../../../../src/fields/input/useInputLook.tsx';
import { useWizardWords } from '../words/useWizardWords.ts';

interface Seat {
  readonly id: string;
  readonly participant?: { readonly id: string } | null;
}

/** P3: only a placeholder expires. */
export const ExpiryInput = () => {
  const record = useRecordContext<Seat>();
  return record?.participant == null ? bookingInputs.dateExpiry : null;
};

/** Why a rule may be passed, where one stands in the way (C8, W1, B4). */
export const ReasonInput = () => {
  const words = useWizardWords();
  const look = useInputLook({ source: 'overrideReason' }, 'text');
  return <TextInput {...look} label={words('act.reason')} helperText={words('record.edit_reason_help')} />;
};
