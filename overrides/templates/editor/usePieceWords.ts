import { useMemo } from 'react';
import type { Catalogue } from '../catalogue/Catalogue.ts';
import { isFormat } from '../catalogue/mergeFormats.ts';
import { usePathWords } from '../catalogue/usePathWords.ts';
import { type TemplateWords, useTemplateWords } from '../templateWords.ts';
import type { ConditionAttributes, FieldAttributes } from './PieceAttributes.ts';
import type { PieceWords } from './PieceWords.ts';
import { valueText } from './conditionValue.ts';

/** The pieces of a template in words, as far as the fields are known. */
export function usePieceWords(catalogue: Catalogue): PieceWords {
  const words = useTemplateWords();
  const wordsOf = usePathWords(catalogue);
  return useMemo(
    () => ({
      field: (field) => ({ name: wordsOf(field.field), notes: notesOf(words, field) }),
      repeat: ({ repeat, day }) => {
        const list = wordsOf(repeat ?? '');
        return day === null ? words('for_each', { list }) : words('for_each_day', { list, day });
      },
      condition: (condition) => conditionText(words, catalogue, wordsOf, condition),
      pageBreak: words('page_break'),
      edit: (sentence) => words('edit_block', { sentence }),
      remove: (sentence) => words('remove_block', { sentence }),
    }),
    [words, wordsOf, catalogue],
  );
}

function notesOf(words: TemplateWords, { required, fallback, format }: FieldAttributes): string {
  return [
    ...(required ? [words('required_note')] : []),
    ...(isFormat(format) ? [words(`format_${format}`)] : []),
    // One of blanks stands for nothing.
    ...(fallback === null || fallback.trim() === '' ? [] : [words('fallback_note', { text: fallback })]),
  ].join(' · ');
}

function conditionText(
  words: TemplateWords,
  catalogue: Catalogue,
  wordsOf: (path: string) => string,
  { condition, when, value }: ConditionAttributes,
): string {
  const field = wordsOf(condition ?? '');
  if (when === 'empty') return words('only_empty', { field });
  if (when !== 'is' && when !== 'is-not') return words('only_set', { field });
  const kind = catalogue.find(condition ?? '')?.kind;
  if (kind !== 'BOOLEAN') return words(`only_${when}`, { field, value: valueText(kind, value ?? '') });
  return words((value === 'yes') === (when === 'is') ? 'only_yes' : 'only_no', { field });
}
