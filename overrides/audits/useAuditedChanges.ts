import { useRecordContext, useTranslate } from 'react-admin';
import type { AuditRecord } from '../../resources/audits/index.ts';
import { useFieldWords, useResourceOfType } from '../../src/fields/wording/useFieldWords.ts';
import { useFormatLocale } from '../../src/fields/wording/useFormatLocale.ts';
import { changesOf } from './changesOf.ts';
import { valueText } from './valueText.ts';

export interface ChangeInWords {
  readonly key: string;
  readonly label: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** The changes of the audit in context, by the labels that the forms have. */
export function useAuditedChanges(): readonly ChangeInWords[] {
  const audit = useRecordContext<Pick<AuditRecord, 'id' | 'auditableType' | 'oldValues' | 'newValues'>>();
  const translate = useTranslate();
  const locale = useFormatLocale();
  const fieldWords = useFieldWords();
  const resource = useResourceOfType()(audit?.auditableType ?? '');
  if (audit === undefined) return [];
  const words = { translate, locale, fieldWords: (name: string) => fieldWords(resource, name) };
  return changesOf(audit.oldValues, audit.newValues).map(({ key, before, after }) => ({
    key,
    label: fieldWords(resource, key),
    before: valueText(key, before, words),
    after: valueText(key, after, words),
  }));
}
