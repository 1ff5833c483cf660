import { TextInput, type TextInputProps } from 'react-admin';
import type { InputProps } from '../input/InputProps.ts';
import { useInputLook } from '../input/useInputLook.tsx';
import { defineInput } from '../kind/defineInput.ts';
import { StringField } from './StringField.tsx';
import { applyMask } from '#src/ui/mask/applyMask.ts';

/** A text input that lets through only what fits the mask, and writes the mask's fixed characters itself (spec §5). */
const MaskedInput = ({ mask, ...props }: TextInputProps & { readonly mask: string }) => (
  <TextInput
    {...props}
    parse={(text: unknown) => (typeof text === 'string' && applyMask(mask, text)) || null}
  />
);

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
