import { BooleanFilter } from '../boolean/BooleanFilter.tsx';

/** A list can only be asked whether there is a picture. */
export const ImageFilter = BooleanFilter;
