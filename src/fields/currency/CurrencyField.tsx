import { useFieldValue } from 'react-admin';
import { TextCell } from '../cell/TextCell.tsx';
import { defineField } from '../kind/defineField.tsx';
import { plainText } from '../string/plainText.ts';
import { useFormatLocale } from '../wording/useFormatLocale.ts';
import { keptFormat } from '../wording/keptFormat.ts';

export const CurrencyField = defineField({
  Cell: ({ source }) => {
    const locale = useFormatLocale();
    const code = plainText(useFieldValue({ source }));
    return <TextCell text={code} title={code === undefined ? undefined : currencyName(code, locale)} />;
  },
});

/** 'EUR' as 'EUR · Euro' in the locale: people know either. */
export function currencyName(code: string, locale: string): string {
  if (!/^[A-Za-z]{3}$/.test(code)) return code;
  const name = keptFormat(Intl.DisplayNames, locale, { type: 'currency' }).of(code.toUpperCase());
  return name === undefined || name === code ? code : `${code} · ${name}`;
}
