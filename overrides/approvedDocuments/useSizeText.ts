import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { useApprovalWords } from './useApprovalWords.ts';

const kilobyte = 1_000;

/** The size of a file as people say it. */
export function useByteText(): (bytes: number) => string {
  const locale = useFormatLocale();
  return (bytes) => {
    const isLarge = bytes >= kilobyte * kilobyte;
    return new Intl.NumberFormat(locale, {
      style: 'unit',
      unit: isLarge ? 'megabyte' : 'kilobyte',
      maximumFractionDigits: isLarge ? 1 : 0,
    }).format(isLarge ? bytes / kilobyte / kilobyte : Math.max(1, bytes / kilobyte));
  };
}

/** '1.2 MB, 3 pages'. */
export function useSizeText(): (bytes: number, pages: number) => string {
  const words = useApprovalWords();
  const byteText = useByteText();
  return (bytes, pages) => words('facts.size', { size: byteText(bytes), smart_count: pages });
}
