import { useLocale } from 'react-admin';

/**
 * The locale that dates and numbers are written in. Plain 'en' is British: day before month, as the labels are.
 */
export function useFormatLocale(): string {
  const locale = useLocale();
  return locale === 'en' || locale === '' ? 'en-GB' : locale;
}
