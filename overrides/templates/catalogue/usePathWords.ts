import { useCallback } from 'react';
import { lower } from '../lower.ts';
import { useTemplateWords } from '../templateWords.ts';
import { useMergeFieldWords } from '../useMergeFieldWords.ts';
import type { Catalogue } from './Catalogue.ts';
import type { MergeField } from './catalogueQuery.ts';

/** 'Event · Agenda · Items, in order' as 'Items': where a field is, said shortly. */
const shortGroup = ({ group }: MergeField): string => plain(group.split(' · ').at(-1) ?? group);

/** 'Items, in order' as 'Items'. */
const plain = (name: string): string => name.split(',', 1)[0] ?? name;

/** A path in words: as the contract calls it, else as the screens do. */
export function usePathWords(catalogue: Catalogue): (path: string) => string {
  const words = useTemplateWords();
  const screenWords = useMergeFieldWords();
  return useCallback(
    (path) => {
      const field = catalogue.find(path);
      if (field === undefined) return screenWords(path);
      if (field.kind === 'LIST') return plain(lower(field.label));
      return words('field', { group: shortGroup(field), label: lower(field.label) });
    },
    [catalogue, screenWords, words],
  );
}
