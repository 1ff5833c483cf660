import { DateInput as RaDateInput } from 'react-admin';
import { useInputLook } from '../input/useInputLook.tsx';
import { defineInput } from '../kind/defineInput.ts';
import { DateField } from './DateField.tsx';

/** Form value: 'YYYY-MM-DD', as the contract's Date; it never becomes a moment in time. */
export const DateInput = defineInput({
  field: DateField,
  Input: (props) => <RaDateInput {...useInputLook(props, 'date')} />,
});
