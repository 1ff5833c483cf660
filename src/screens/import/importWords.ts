import { useCount } from '#src/fields/wording/useCount.ts';
import { useWordsOf, type WordsOf } from '#src/i18n/useWordsOf.ts';

/** English of records that are read from files. A translation overrides by `imports.<key>`. */
const importWords = {
  title: 'Import %{name}',
  'drop.text': 'Drop a CSV or Excel file here, or paste cells copied from a spreadsheet.',
  'drop.choose': 'Choose a file',
  'drop.limits':
    'At most %{megabytes} MB and 50,000 rows. The first line names the columns. Passports and passwords stay out of it. Nothing is written before you say so.',
  'drop.one': 'One file at a time.',
  'drop.too_large': 'The file may have at most %{megabytes} MB.',
  'drop.reading': 'Reading %{name}…',
  pasted: 'Pasted cells.csv',
  read: '“%{name}” is read and waits to be checked.',
  'read.open': 'To the import',
  gone: 'This import is gone, or somebody else’s. Start again with the file.',
  again: 'Another file',

  file: '%{name}: %{figure} row |||| %{name}: %{figure} rows',
  settings: 'How it is read',
  encoding: 'Encoding',
  'encoding.UTF_8': 'UTF-8',
  'encoding.UTF_16LE': 'UTF-16',
  'encoding.UTF_16BE': 'UTF-16, big end first',
  'encoding.WINDOWS_1252': 'Windows-1252 (Western Europe)',
  separator: 'Separator',
  'separator.COMMA': 'Comma',
  'separator.SEMICOLON': 'Semicolon',
  'separator.TAB': 'Tabulator',
  'separator.PIPE': 'Vertical bar',
  sheet: 'Sheet',
  written: 'Rows were written. To have it read another way, start again with the file.',
  decimals: 'Decimals',
  'decimals.POINT': '1,234.50',
  'decimals.COMMA': '1.234,50',
  dates: 'Dates',
  'dates.YMD': '2027-03-12',
  'dates.DMY': '12.3.2027 · 12/3/2027',
  'dates.MDY': '3/12/2027',
  match: 'Find existing records by',
  'match.none': 'Nothing: each row is new',
  'match.choose': 'Choose a column',
  'match.help': 'A row whose value is found changes that record; any other makes a new one.',
  'match.help_only': 'A row whose value is found changes that record; any other is refused.',
  clears: 'An empty cell empties the field',

  reading: '%{filling} of %{smart_count} column is read. |||| %{filling} of %{smart_count} columns are read.',
  mend: 'Mend %{figure} row |||| Mend %{figure} rows',

  columns: 'Columns',
  column: 'Column',
  samples: 'First values',
  field: 'Fills',
  'field.of': 'Field that “%{name}” fills',
  'field.none': 'Nothing',
  'field.id': 'Number (id)',
  required: '%{label} (needed)',
  'constant.field': 'A field that no column fills',
  'constant.value': 'Its value in all rows',
  'constant.help': 'Written as it would be in a cell.',
  'constant.add': 'Add a column',
  'constant.same': 'The same in all rows',
  'constant.remove': 'Remove the column “%{name}”',

  check: 'Check all rows',
  'check.again': 'Check again',
  checking: 'Checking: %{done} of %{total}',
  'check.note': 'Every row is tried by the same rules as the form. Nothing is written.',
  'run.note': 'Each row was tried alone: of those that want the same last place, the first gets it.',
  'checking.name': 'Check under way',
  stop: 'Stop',
  run: 'Import %{figure} row |||| Import %{figure} rows',
  running: 'Importing: %{done} of %{total}',
  'running.name': 'Import under way',
  goes_on: 'This goes on when you leave the page.',
  progress_unread: 'How far this is could not be asked. It is asked again.',
  unread: 'How this import stands could not be read.',
  before:
    'You imported this file before, on %{date}. To leave alone what is there already, choose by what existing records are found.',
  nothing:
    'Nothing to import: %{figure} row is so already. |||| Nothing to import: %{figure} rows are so already.',
  stopped: 'It was stopped. What was done by then stays, and it can go on from there.',
  'stopped.why': 'It was stopped: %{message}',
  done: '%{figure} row imported. |||| %{figure} rows imported.',
  'done.failed':
    '%{figure} was refused when it was written. |||| %{figure} were refused when they were written.',
  list: 'To the list',
  problems: 'Download the refused rows',

  alike:
    '%{figure} row looks like somebody who is known, or like an earlier row. |||| %{figure} rows look like people who are known, or like earlier rows.',
  'alike.undecided':
    '%{figure} is left out unless you say otherwise. |||| %{figure} are left out unless you say otherwise.',
  'alike.use_all': 'Take the one who is known (%{figure} row) |||| Take those who are known (%{figure} rows)',
  'alike.create_all': 'Make all of them anyway',
  'alike.leave_all': 'Leave all of them out',
  'alike.line': 'Line %{line}',
  'alike.choice': 'What becomes of line %{line}',
  'alike.LEAVE': 'Leave out',
  'alike.CREATE': 'Make anyway',
  'alike.USE': 'Take %{name}',
  'alike.ONEKEY_ID': 'same OneKey id',
  'alike.VEEVA_ID': 'same Veeva id',
  'alike.EMAIL': 'same e-mail address',
  'alike.BIRTH_DATE': 'same name, country and date of birth',
  'alike.NAME': 'same name and country',

  outcome: 'What becomes of the rows',
  'outcome.ALL': 'All',
  'outcome.NEW': 'New',
  'outcome.CHANGED': 'Changed',
  'outcome.UNCHANGED': 'Unchanged',
  'outcome.ALIKE': 'May be known',
  'outcome.REFUSED': 'Refused',
  'state.DONE': 'Imported',
  'state.FAILED': 'Refused when written',
  line: 'Line',
  result: 'Result',
  'row.open': 'Record',
  'row.mend': 'Mend',
  'row.mend_of': 'Mend line %{line}',
  'row.title': 'Line %{line}',
  'row.left': '%{figure} refused',
  'row.skip': 'Skip',
  'row.save': 'Save and check',
  'row.cancel': 'Cancel',
  'row.change': '%{field}: %{old} → %{new}',
  'row.empty': 'empty',
  page: 'Rows %{from} to %{to} of %{total}',
  'page.before': 'Rows before',
  'page.after': 'Rows after',
  none: 'No rows.',
  rows_failed: 'The rows could not be read.',
};

export type ImportWord = keyof typeof importWords;
type ImportWords = WordsOf<typeof importWords>;

/** Figures are written as the reader does; what is counted by `smart_count` is written by `figure`. */
export function useImportWords(): ImportWords {
  const words = useWordsOf('imports', importWords);
  const figureOf = useCount();
  return (key, values = {}) => {
    const figures: readonly (readonly [string, string])[] = Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'number' ? [[name === 'smart_count' ? 'figure' : name, figureOf(value)]] : [],
    );
    return words(key, { ...values, ...Object.fromEntries(figures) });
  };
}
