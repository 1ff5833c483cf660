import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inOneLine, spreadsheetRows, spreadsheetText } from './spreadsheetRows.ts';

it.each([
  ['one cell', 'Bus', [['Bus']]],
  [
    'rows and cells',
    'Bus\t10\r\nTrain\t20\r\n',
    [
      ['Bus', '10'],
      ['Train', '20'],
    ],
  ],
  ['empty cells and rows', '\t1\n\n2\t', [['', '1'], [''], ['2', '']]],
  ['nothing', '', [['']]],
  [
    'a cell of two lines',
    'Bus\t"by day\nand ""night"""\t10\nTrain',
    [['Bus', 'by day\nand "night"', '10'], ['Train']],
  ],
  ['a cell of two lines at the end', '1\t"a\r\nb"\r\n', [['1', 'a\nb']]],
  ['a cell with a tab', '"a\tb"\tc', [['a\tb', 'c']]],
  [
    'marks that a cell has itself',
    '"Bus"\t10\n12" pipe\t"a" or "b"',
    [
      ['"Bus"', '10'],
      ['12" pipe', '"a" or "b"'],
    ],
  ],
  [
    'a mark that stands alone',
    '"Bus\t10\nTrain\t20',
    [
      ['"Bus', '10'],
      ['Train', '20'],
    ],
  ],
])('%s', (_name, text, rows) => expect(spreadsheetRows(text)).toEqual(rows));

it('reads what a spreadsheet writes', () => {
  const written = (text: string) => (/[\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const cells = fc
    .string({ unit: fc.constantFrom('a', '"', '\n', '\t', ' ') })
    .map((text) => text.replace(/^"+(?=[^\t\n]*$)/, ''));
  fc.assert(
    fc.property(fc.array(fc.array(cells, { minLength: 1 }), { minLength: 1 }), (rows) => {
      const text = rows.map((row) => row.map(written).join('\t')).join('\n');
      expect(spreadsheetRows(`${text}\n`)).toEqual(rows);
    }),
  );
});

it('makes one line of several', () => expect(inOneLine('by day \n and night')).toBe('by day and night'));

it('a column that was copied is pasted as it was', () => {
  // A mark at the edge of a cell is taken for one around it, as spreadsheets take it.
  const text = fc.string().map((any) => any.replace(/["\r]/g, ''));
  const lines = fc.tuple(text, text).map((both) => both.join('\n'));
  fc.assert(
    fc.property(fc.array(fc.oneof(text, lines), { minLength: 2 }), (column) => {
      expect(spreadsheetRows(spreadsheetText(column))).toEqual(column.map((cell) => [cell]));
    }),
    { seed: 1 },
  );
});

it('a column for a spreadsheet begins no formula (S5), one value alone is as it is', () => {
  expect(spreadsheetText(['=1+1', '+49 30 1'])).toBe("'=1+1\n'+49 30 1\n");
  expect(spreadsheetText(['+49 30 1'])).toBe('+49 30 1');
});
