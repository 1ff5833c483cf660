import { useRecordContext, useTranslate } from 'react-admin';
import type { AuditRecord } from '../../resources/audits/index.ts';
import { useFieldWords, useResourceOfType } from '../../src/fields/wording/useFieldWords.ts';
import { useFormatLocale } from '../../src/fields/wording/useFormatLocale.ts';
import { changesOf } from './changesOf.ts';
import { valueText } from './valueText.ts';

/** A change with its values in words; undefined where they would only be an id or a structure. */
export interface ChangeInWords {
  readonly key: string;
  readonly old: unknown;
  readonly new: unknown;
  readonly label: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** Says values of a type that the log keeps; undefined where they would only be an id or a structure. */
export function useValueText(type: string): (key: string, value: unknown) => string | undefined {
  const translate = useTranslate();
  const locale = useFormatLocale();
  const fieldWords = useFieldWords();
  const resource = useResourceOfType()(type);
  const words = { translate, locale, fieldWords: (name: string) => fieldWords(resource, name) };
  return (key, value) => valueText(key, value, words);
}

/** The changes of the audit in context, by the labels that the forms have. */
export function useAuditedChanges(): readonly ChangeInWords[] {
  const audit = useRecordContext<Pick<AuditRecord, 'id' | 'auditableType' | 'oldValues' | 'newValues'>>();
  const fieldWords = useFieldWords();
  const resource = useResourceOfType()(audit?.auditableType ?? '');
  const textOf = useValueText(audit?.auditableType ?? '');
  if (audit === undefined) return [];
  return changesOf(audit.oldValues, audit.newValues).map(({ key, before, after }) => ({
    key,
    old: before,
    new: after,
    label: fieldWords(resource, key),
    before: textOf(key, before),
    after: textOf(key, after),
  }));
}
