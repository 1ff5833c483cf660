import { useFieldValue } from 'react-admin';
import { TextCell } from '../cell/TextCell.tsx';
import { defineField } from '../kind/defineField.tsx';
import { plainText } from '../string/plainText.ts';
import { useFormatLocale } from '../wording/useFormatLocale.ts';
import { currencyName } from './currencyName.ts';

export const CurrencyField = defineField({
  Cell: ({ source }) => {
    const locale = useFormatLocale();
    const code = plainText(useFieldValue({ source }));
    return <TextCell text={code} title={code === undefined ? undefined : currencyName(code, locale)} />;
  },
});
