import { useWordsOf, type WordsOf } from '#src/i18n/useWordsOf.ts';

const english = {
  'events.none': 'Trainers join an event beside its agenda.',
  'events.choose': 'Choose an event',
} as const;

type TrainerWords = WordsOf<typeof english>;

/** What the page of a trainer says besides their fields. A translation overrides by `trainer.<key>`. */
export const useTrainerWords = (): TrainerWords => useWordsOf('trainer', english);
