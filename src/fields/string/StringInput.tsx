import type { InputProps } from '../input/InputProps.ts';
import { PlainInput } from '../input/PlainInput.tsx';
import { defineInput } from '../kind/defineInput.ts';
import { StringField } from './StringField.tsx';
import { applyMask } from '#src/ui/applyMask.ts';

interface StringInputProps extends InputProps {
  /**
   * A pattern to type along: # digit, @ letter, * letter or digit (spec §5). Only what fits is let through, and the
   * pattern's fixed characters are written.
   */
  readonly mask?: string;
}

export const StringInput = defineInput({
  field: StringField,
  Input: ({ mask, ...props }: StringInputProps) =>
    mask === undefined ? (
      <PlainInput {...props} usual="text" />
    ) : (
      <PlainInput {...props} usual="code" parse={(text) => applyMask(mask, text)} />
    ),
});
