import { formatSize } from '#src/fields/number/formatSize.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { useApprovalWords } from './useApprovalWords.ts';

/** '1.2 MB, 3 pages'. */
export function useSizeText(): (bytes: number, pages: number) => string {
  const words = useApprovalWords();
  const locale = useFormatLocale();
  return (bytes, pages) => words('facts.size', { size: formatSize(bytes, locale), smart_count: pages });
}
