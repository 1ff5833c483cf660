import { useFieldValue } from 'react-admin';
import type { FieldComponent } from '../cell/CellProps.ts';
import { TextCell } from '../cell/TextCell.tsx';
import { plainText } from '../string/plainText.ts';
import { useFormatLocale } from '../wording/useFormatLocale.ts';
import { countryName } from './countryName.ts';

/** The name: flags are letters on some systems, and not everybody knows them. */
export const CountryCodeField: FieldComponent = ({ source }) => {
  const locale = useFormatLocale();
  const code = plainText(useFieldValue({ source }));
  return <TextCell text={code === undefined ? undefined : countryName(code, locale)} />;
};
