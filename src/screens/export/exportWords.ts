import { useWordsOf, type WordsOf } from '#src/i18n/useWordsOf.ts';

/** English of files that records are written to. A translation overrides by `exports.<key>`. */
const exportWords = {
  columns: 'Columns',
  'columns.seen': 'As in the table (%{count})',
  'columns.all': 'All columns (%{count})',
  rows: 'Rows',
  'rows.all': 'All %{count}',
  'rows.selected': '%{count} selected',
  as: 'Save as',
  csv: 'CSV, for any spreadsheet',
  xlsx: 'Excel workbook (XLSX)',
  json: 'JSON, for programs',
  without: 'Without %{names}, which only CSV has',
  making_long:
    'Writing %{count} rows. You can go on working, or leave: the file waits above this list for a day.',
  'latest.making': 'Writing %{name}…',
  'latest.save': 'Download %{name}',
  'latest.failed': '%{name} was not written: %{message}',
  'latest.unread': 'It could not be asked whether %{name} is there. It is asked again.',
  'latest.close': 'Put %{name} away',
  saved: '%{name}: %{smart_count} row saved. |||| %{name}: %{smart_count} rows saved.',
};

export type ExportWords = WordsOf<typeof exportWords>;
export const useExportWords = (): ExportWords => useWordsOf('exports', exportWords);
