import { useWordsOf, type WordsOf } from '#src/i18n/useWordsOf.ts';

/** English of what a table says beyond its list; a translation overrides them by the key `screens.<key>`. */
const tableMessages = {
  deleted: 'Deleted %{name}',
  'peek.title': 'The record beside the list',
  'peek.previous': 'Previous row',
  'peek.next': 'Next row',
  'peek.close': 'Close',
  'peek.open': 'Open',
  'peek.look': 'Look at %{name}',
  'keys.tick_to': 'Tick all rows from the one ticked last',
  'keys.tick_next': 'Tick the row and the next',
  'keys.tick_previous': 'Tick the row and the previous',
  'look.up': 'Move %{name} to the left',
  'look.down': 'Move %{name} to the right',
  'look.narrower': 'Make %{name} narrower',
  'look.wider': 'Make %{name} wider',
  'look.fit': 'As wide as needed: %{name}',
  'look.density': 'Rows',
  'look.comfortable': 'Comfortable',
  'look.compact': 'Compact',
  'figures.group': 'Group by',
  'figures.unit': 'Span',
  'figures.none': 'Nothing',
  'figures.DAY': 'Day',
  'figures.MONTH': 'Month',
  'figures.QUARTER': 'Quarter',
  'figures.quarter': 'Q%{quarter} %{year}',
  'figures.empty': 'Not set',
  'figures.groups': 'Groups',
  'figures.failed': 'The figures could not be reckoned: %{message}',
  'figures.totals': 'Totals',
  'figures.totals_of': 'Totals of all %{count}',
  'figures.sum': 'Sum',
  'figures.average': 'Average',
  'figures.min': 'Least',
  'figures.max': 'Greatest',
  'figures.count': 'Count',
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
