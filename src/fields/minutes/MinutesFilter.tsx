import { filterOf } from '../input/filterOf.tsx';
import type { FilterProps } from '../input/InputProps.ts';
import { formatMinutes } from './formatMinutes.ts';
import { MinutesInput } from './MinutesInput.tsx';

const MinutesValue = ({ value }: FilterProps & { readonly value: unknown }) => formatMinutes(value);

export const MinutesFilter = filterOf(MinutesInput, MinutesValue);
