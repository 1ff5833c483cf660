import { useWordsOf, type WordsOf } from '#src/i18n/useWordsOf.ts';

/** English of what is asked where somebody else saved first; a translation overrides it by `screens.<key>`. */
const staleWords = {
  'stale.title': '%{record} was changed by somebody else',
  'stale.text':
    'While you were editing, these were saved with other values. Keep mine saves what you changed and leaves the rest as it is now.',
  'stale.nothing': 'What was changed does not show in this form.',
  'stale.field': 'Field',
  'stale.mine': 'Yours',
  'stale.theirs': 'Theirs',
  'stale.take_theirs': 'Take theirs',
  'stale.keep_mine': 'Keep mine',
  'stale.unchanged': 'Not changed by you',
} as const;

export const useStaleWords = (): WordsOf<typeof staleWords> => useWordsOf('screens', staleWords);
