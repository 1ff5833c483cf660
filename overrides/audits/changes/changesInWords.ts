import type { AuditRecord } from '#resources/audits/index.ts';
import { changesOf } from './changesOf.ts';
import { type CountedIn, saidIn } from './countedIn.ts';
import { valueText, type ValueWords } from './valueText.ts';

/** A change with its values in words; undefined where they would only be an id or a structure. */
export interface ChangeInWords {
  readonly key: string;
  readonly old: unknown;
  readonly new: unknown;
  readonly label: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** The changes of an audit, by the labels that the forms have. */
export const changesInWords = (
  { oldValues, newValues }: Partial<Pick<AuditRecord, 'oldValues' | 'newValues'>>,
  words: ValueWords,
  counted: CountedIn = saidIn({ oldValues, newValues }),
): readonly ChangeInWords[] =>
  changesOf(oldValues, newValues).map(({ key, before, after }) => ({
    key,
    old: before,
    new: after,
    label: words.fieldWords(key),
    before: valueText(key, before, words, counted.before),
    after: valueText(key, after, words, counted.after),
  }));
