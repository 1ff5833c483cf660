import { useRecordContext, useTranslate } from 'react-admin';
import type { AuditRecord } from '#resources/audits/index.ts';
import { useFieldWords, useResourceOfType } from '#src/fields/wording/useFieldWords.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { columnWords } from './columnWords.ts';
import { changesInWords, type ChangeInWords } from './changesInWords.ts';
import type { CountedIn } from './countedIn.ts';
import { inPageOrder } from './pageOrder.ts';
import { valueText, type ValueWords } from './valueText.ts';

/** The words for values of a type that the log keeps, and for its columns. */
export function useValueWords(type: string): ValueWords {
  const translate = useTranslate();
  const locale = useFormatLocale();
  const fieldWords = useFieldWords();
  const resourceOf = useResourceOfType();
  const columns = columnWords(type, (whose, name) => fieldWords(resourceOf(whose), name));
  return { type, translate, locale, fieldWords: columns };
}

/** Says values of a type that the log keeps; undefined where they would only be an id or a structure. */
export function useValueText(type: string): (key: string, value: unknown) => string | undefined {
  const words = useValueWords(type);
  return (key, value) => valueText(key, value, words);
}

/** The changes of the audit in context, by the labels that the forms have, and in their order; its amounts as far as they are known. */
export function useAuditedChanges(counted?: CountedIn): readonly ChangeInWords[] {
  const audit = useRecordContext<Pick<AuditRecord, 'id' | 'auditableType' | 'oldValues' | 'newValues'>>();
  const words = useValueWords(audit?.auditableType ?? '');
  return audit === undefined ? [] : inPageOrder(words.type, changesInWords(audit, words, counted));
}
