import { TextInput } from 'react-admin';
import type { InputComponent, InputProps } from '../input/InputProps.ts';
import { useInputLook } from '../input/useInputLook.tsx';
import { MaskedInput } from './MaskedInput.tsx';

export interface StringInputProps extends InputProps {
  /** A pattern to type along: # digit, @ letter, * letter or digit (spec §5). */
  readonly mask?: string;
}

export const StringInput: InputComponent<StringInputProps> = ({ mask, ...props }) => {
  const look = useInputLook(props, mask === undefined ? 'text' : 'code');
  return mask === undefined ? <TextInput {...look} /> : <MaskedInput {...look} mask={mask} />;
};
