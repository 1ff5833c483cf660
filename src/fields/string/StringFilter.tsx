import { filterOf } from '../input/filterOf.tsx';
import type { FilterProps } from '../input/InputProps.ts';
import { StringsInput } from '../strings/StringsInput.tsx';
import { plainText } from './plainText.ts';
import { StringInput } from './StringInput.tsx';

const StringFilterInput = ({ multiple = false, ...props }: FilterProps) =>
  multiple ? <StringsInput {...props} /> : <StringInput {...props} />;

const StringValue = ({ value }: FilterProps & { readonly value: unknown }) =>
  Array.isArray(value) ? value.map(plainText).join(', ') : plainText(value);

export const StringFilter = filterOf(StringFilterInput, StringValue);
