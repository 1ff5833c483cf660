import { useWordsOf, type WordsOf } from '#src/i18n/useWordsOf.ts';

/** English of what a table says beyond its list; a translation overrides them by the key `screens.<key>`. */
const tableMessages = {
  'peek.title': 'The record beside the list',
  'peek.previous': 'Previous row',
  'peek.next': 'Next row',
  'peek.close': 'Close',
  'peek.open': 'Open',
  'look.up': 'Move %{name} to the left',
  'look.down': 'Move %{name} to the right',
  'look.narrower': 'Make %{name} narrower',
  'look.wider': 'Make %{name} wider',
  'look.fit': 'As wide as needed: %{name}',
  'look.density': 'Rows',
  'look.comfortable': 'Comfortable',
  'look.compact': 'Compact',
  'cell.not_here': 'This is changed on the page of the record.',
  'cell.not_editable': 'This may not be changed here.',
  'cell.not_saved': 'Not saved',
  'paste.saved': '%{saved} of %{total} saved.',
  'paste.refused': ' – “%{text}”: %{message}',
  'paste.not_understood': 'There is no such value here.',
} as const;

export type TableWords = WordsOf<typeof tableMessages>;

/** What a table says beyond its list: it comes with the list, not with the first page. */
export const useTableWords = (): TableWords => useWordsOf('screens', tableMessages);
