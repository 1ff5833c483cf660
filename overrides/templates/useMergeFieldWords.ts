import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { humanise } from '#src/fields/wording/humanise.ts';
import { useFieldWords, useResourceOfType } from '#src/fields/wording/useFieldWords.ts';
import { lower } from './lower.ts';

/** 'centreEvent.dateStart' as 'Event: starts', as the screens call both. */
export function useMergeFieldWords(): (path: string) => string {
  const translate = useTranslate();
  const resourceOf = useResourceOfType();
  const fieldWords = useFieldWords();
  return useCallback(
    (path) => {
      const [head = '', ...rest] = path.split('.');
      const type = head.charAt(0).toUpperCase() + head.slice(1);
      const resource = resourceOf(type);
      const called = translate(`enums.MergeContext.${contextOf(head)}`, { _: humanise(head) });
      return rest.length === 0 ? called : `${called}: ${lower(fieldWords(resource, rest.join('.')))}`;
    },
    [translate, resourceOf, fieldWords],
  );
}

const contextOf = (head: string): string => head.replace(/([a-z])([A-Z])/g, '$1_$2').toUpperCase();
