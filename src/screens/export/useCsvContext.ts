import { useTranslate } from 'react-admin';
import { useResourceMeta } from '#src/data/meta/useResourceMeta.ts';
import type { CsvContext } from '#src/fields/cell/CellProps.ts';
import { useFieldWords, useResourceOfType } from '#src/fields/wording/useFieldWords.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';

/** The words of the screens, for cells that are written into a file instead. */
export function useCsvContext(): CsvContext {
  const translate = useTranslate();
  const locale = useFormatLocale();
  const fieldWords = useFieldWords();
  const resourceOf = useResourceOfType();
  const { zone } = useResourceMeta();
  return { translate, locale, zone, fieldWords: (type, name) => fieldWords(resourceOf(type), name) };
}
