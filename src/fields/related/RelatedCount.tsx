import { useFormatLocale } from '../wording/useFormatLocale.ts';
import { useRelated } from './useRelated.ts';

/** How many records belong to the record on the page; nothing until it is known. */
export const RelatedCount = (props: { readonly reference: string; readonly target: string }) => {
  const locale = useFormatLocale();
  const { records, total } = useRelated({ ...props, first: 1, columns: [] });
  return records?.length === undefined ? null : total.toLocaleString(locale);
};
