import { DateInput as RaDateInput } from 'react-admin';
import type { InputComponent } from '../input/InputProps.ts';
import { useInputLook } from '../input/useInputLook.tsx';

/** Form value: 'YYYY-MM-DD', as the contract's Date; it never becomes a moment in time. */
export const DateInput: InputComponent = (props) => <RaDateInput {...useInputLook(props, 'date')} />;
