import type { CsvContext } from '#src/fields/cell/CellProps.ts';
import { useWordsOf, type WordsOf } from '#src/i18n/useWordsOf.ts';

/** English of the log and of a record's history. A translation overrides by `audit.<key>`. */
const auditWords = {
  record: 'Record',
  system: 'The system',
  changes: 'Changes',
  before: 'Before',
  after: 'After',
  another_value: 'Another value',
  whole: 'Show all',
  whole_of: 'Show all of %{of}',
  less: 'Show less',
  less_of: 'Show less of %{of}',
  more: '%{count} more',
  and_more: 'and %{count} more',
  reason: 'Reason: %{reason}',

  'history.failed': 'What happened to it could not be read.',
  'history.none': 'No changes are in the log.',
  'history.all': 'All in the log',
  'history.more': 'Show more',

  'export.title': 'In the file',
  'export.rows': 'Rows',
  'export.filters': 'Filters',
  'export.columns': 'Columns',
  'export.no_filters': 'None: all that the person may see',
  rows: '%{number} row |||| %{number} rows',
  columns: '%{number} column |||| %{number} columns',

  'restore.do': 'Restore',
  'restore.value': 'Restore %{label}: %{value}',
  'restore.title': 'Restore %{label}?',
  'restore.text': '%{label}: from “%{from}” back to “%{to}”. The log keeps this change as well.',
  'restore.done': '%{label}: “%{to}” again.',
  'restore.is_so': '%{label}: this is the value already.',
} as const;

/** Who did what nobody did. */
export const systemText = (translate: CsvContext['translate']): string =>
  translate('audit.system', { _: auditWords.system });

export const useAuditWords = (): WordsOf<typeof auditWords> => useWordsOf('audit', auditWords);
