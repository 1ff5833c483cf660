import { useWordsOf, type WordsOf } from '#src/i18n/useWordsOf.ts';

/** English of a form that was saved before. A translation overrides by `sent_before.<key>`. */
const sentBeforeWords = {
  title: 'This form has been sent before',
  text: 'An earlier sending was saved with other values. Look for that %{name} before you create another.',
  list: 'See the %{name}',
  send_new: 'Create another %{name}',
} as const;

export const useSentBeforeWords = (): WordsOf<typeof sentBeforeWords> =>
  useWordsOf('sent_before', sentBeforeWords);
