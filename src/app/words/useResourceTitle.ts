import { useGetResourceLabel } from 'react-admin';
import { useCallback } from 'react';
import { rail } from '#overrides/index.ts';
import type { RailDefinition } from '#src/screens/RailDefinition.ts';
import type { AppWord } from './frameMessages.ts';
import { useWords } from './useWords.ts';

const { titles }: RailDefinition<AppWord> = rail;

/** The name of a list as people say it. */
export function useResourceTitle(): (resource: string) => string {
  const words = useWords();
  const label = useGetResourceLabel();
  return useCallback(
    (resource: string) => {
      const word = titles[resource];
      return word ? words(word) : label(resource, 2);
    },
    [words, label],
  );
}
