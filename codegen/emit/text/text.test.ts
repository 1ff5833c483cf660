import { expect, test } from 'vitest';
import { jsx, print, printMember } from './jsx.ts';
import { code, literal, quote } from './literal.ts';

test('quotes are single, unless the text holds one', () => {
  expect(quote('plain')).toBe("'plain'");
  expect(quote("the event's")).toBe('"the event\'s"');
  expect(quote(`both ' and "`)).toBe(`'both \\' and "'`);
  expect(quote('a\\b\nc')).toBe("'a\\\\b\\nc'");
});

test('a literal stays on its line if it fits', () => {
  expect(literal({ a: 1, b: ['x'], 'c-d': undefined, 'e f': null })).toBe("{ a: 1, b: ['x'], 'e f': null }");
  expect(literal({ text: 'x'.repeat(110) })).toBe(`{\n  text:\n    '${'x'.repeat(110)}',\n}`);
});

test('several objects are listed one to a line', () => {
  expect(
    literal([
      { a: 1, b: 2 },
      { a: 3, b: 4 },
    ]),
  ).toBe('[\n  { a: 1, b: 2 },\n  { a: 3, b: 4 },\n]');
});

test('an element with elements inside is never on one line', () => {
  const row = jsx('RowsInput', { source: 'lines' }, [
    jsx('IntInput', { source: 'quantity', required: true }),
  ]);
  expect(print(row, 0)).toBe(
    '<RowsInput source="lines">\n  <IntInput source="quantity" required />\n</RowsInput>',
  );
  expect(printMember('lines', row)).toMatch(/^lines: \(\n {4}<RowsInput/);
});

test('false and undefined are no attributes; code stands in braces; odd texts are quoted within', () => {
  expect(print(jsx('A', { b: false, c: undefined, d: code('x.y'), e: 'say "no"' }), 0)).toBe(
    `<A d={x.y} e={'say "no"'} />`,
  );
});
