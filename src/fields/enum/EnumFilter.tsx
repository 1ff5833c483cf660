import { useTranslate } from 'react-admin';
import { filterOf } from '../input/filterOf.tsx';
import { useListed } from '../wording/useListed.ts';
import { EnumInput, type EnumInputProps } from './EnumInput.tsx';
import { enumLabel } from './enumLabel.ts';

const EnumValue = ({ value, name }: EnumInputProps & { readonly value: unknown }) => {
  const translate = useTranslate();
  return useListed()([value].flat().map((one) => enumLabel(translate, name, String(one))));
};

export const EnumFilter = filterOf(EnumInput, EnumValue);
