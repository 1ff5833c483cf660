import { TextInput, type TextInputProps } from 'react-admin';
import { applyMask } from '#src/ui/mask/applyMask.ts';

/** A text input that lets through only what fits the mask, and writes the mask's fixed characters itself (spec §5). */
export const MaskedInput = ({ mask, ...props }: TextInputProps & { readonly mask: string }) => (
  <TextInput
    {...props}
    parse={(text: unknown) => (typeof text === 'string' && applyMask(mask, text)) || null}
  />
);
