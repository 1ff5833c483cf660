import { useWordsOf, type WordsOf } from '#src/i18n/useWordsOf.ts';

/** English of the trainers of a centre. A translation overrides by `centers.<key>`. */
const centerWords = {
  leads: 'Leads',
  leads_of: 'Leads: %{name}',
  nobody: 'Nobody leads',
  add: 'Add trainer',
} as const;

export const useCenterWords = (): WordsOf<typeof centerWords> => useWordsOf('centers', centerWords);
