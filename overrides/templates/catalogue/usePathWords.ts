import { useCallback } from 'react';
import { inText } from '#src/fields/wording/inText.ts';
import { useTemplateWords } from '../templateWords.ts';
import type { Catalogue } from './Catalogue.ts';
import type { MergeField } from './catalogueQuery.ts';
import { useTranslate } from 'react-admin';
import { humanise } from '#src/fields/wording/humanise.ts';
import { useFieldWords, useResourceOfType } from '#src/fields/wording/useFieldWords.ts';

/** 'centreEvent.dateStart' as 'Event: starts', as the screens call both. */
function useMergeFieldWords(): (path: string) => string {
  const translate = useTranslate();
  const resourceOf = useResourceOfType();
  const fieldWords = useFieldWords();
  return useCallback(
    (path) => {
      const [head = '', ...rest] = path.split('.');
      const type = head.charAt(0).toUpperCase() + head.slice(1);
      const resource = resourceOf(type);
      const called = translate(`enums.MergeContext.${contextOf(head)}`, { _: humanise(head) });
      return rest.length === 0 ? called : `${called}: ${inText(fieldWords(resource, rest.join('.')))}`;
    },
    [translate, resourceOf, fieldWords],
  );
}

const contextOf = (head: string): string => head.replace(/([a-z])([A-Z])/g, '$1_$2').toUpperCase();

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
      if (field.kind === 'LIST') return plain(inText(field.label));
      return words('field', { group: shortGroup(field), label: inText(field.label) });
    },
    [catalogue, screenWords, words],
  );
}
