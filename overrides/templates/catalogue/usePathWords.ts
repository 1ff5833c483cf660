import { useCallback } from 'react';
import { lower } from '../lower.ts';
import { useTemplateWords } from '../templateWords.ts';
import { useMergeFieldWords } from '../useMergeFieldWords.ts';
import type { Catalogue } from './Catalogue.ts';
import type { MergeField } from './catalogueQuery.ts';

/** 'Event · Centre' as 'Centre': where a field is, said shortly. */
export const shortGroup = ({ group }: MergeField): string => group.split(' · ').at(-1) ?? group;

/** A path in words: as the contract calls it, else as the screens do. */
export function usePathWords(catalogue: Catalogue): (path: string) => string {
  const words = useTemplateWords();
  const screenWords = useMergeFieldWords();
  return useCallback(
    (path) => {
      const field = catalogue.find(path);
      if (field === undefined) return screenWords(path);
      const label = lower(field.label);
      return field.kind === 'LIST' ? label : words('field', { group: shortGroup(field), label });
    },
    [catalogue, screenWords, words],
  );
}
