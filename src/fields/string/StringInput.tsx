import { TextInput } from 'react-admin';
import type { InputProps } from '../input/InputProps.ts';
import { useInputLook } from '../input/useInputLook.tsx';
import { defineInput } from '../kind/defineInput.ts';
import { MaskedInput } from './MaskedInput.tsx';
import { StringField } from './StringField.tsx';

export interface StringInputProps extends InputProps {
  /** A pattern to type along: # digit, @ letter, * letter or digit (spec §5). */
  readonly mask?: string;
}

export const StringInput = defineInput({
  field: StringField,
  Input: ({ mask, ...props }: StringInputProps) => {
    const look = useInputLook(props, mask === undefined ? 'text' : 'code');
    return mask === undefined ? <TextInput {...look} /> : <MaskedInput {...look} mask={mask} />;
  },
});
