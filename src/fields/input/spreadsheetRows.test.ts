import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inOneLine, spreadsheetRows } from './spreadsheetRows.ts';

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
