import { parseDocument } from 'htmlparser2';
import { expect, it } from 'vitest';
import { BodyTree } from './BodyTree.ts';
import { limits } from './limits.ts';

it('fits words into the cells of some tables, and of none where fitting them would take long', () => {
  const budget = { nodes: 0, rows: 0, characters: 0 };
  const treeOf = (body: string) =>
    JSON.stringify(new BodyTree(parseDocument(body).children, new Map(), budget).nodes());
  const row = '<tr><td>Krankenhausverwaltung</td></tr>';
  expect(treeOf(`<table>${row.repeat(limits.fittedRows)}</table>`)).toContain('"long":21');
  expect(treeOf(`<table>${row}</table>`)).not.toContain('"long"');
});

it('reads a paragraph of Arabic from the right, also where it is all of a cell', () => {
  const body = '<table><tr><td><p>مرحبا (Basics 2027).</p></td><td><p>Welcome</p></td></tr></table>';
  const tree = new BodyTree(parseDocument(body).children, new Map(), { nodes: 0, rows: 0, characters: 0 });
  const cells = tree
    .nodes()
    .flatMap((node) => (typeof node === 'object' && node.t === 'table' ? node.body : []));
  expect(cells.map(({ c }) => c)).toEqual([
    [{ t: 'p', dir: 'rtl', c: ['مرحبا (Basics 2027).'] }],
    ['Welcome'],
  ]);
});

it.each([
  ['\u2068علي حسن\u2069 begins on 30 December 2026.', undefined],
  ['Anna مرحبا', undefined],
  ['\u2068علي حسن\u2069', 'rtl'],
  ['\u2068علي حسن\u2069, مرحبا', 'rtl'],
])('reads a paragraph as its own words are, and as its values where it has none: %s', (text, dir) => {
  const budget = { nodes: 0, rows: 0, characters: 0 };
  const [node] = new BodyTree(parseDocument(`<p>${text}</p>`).children, new Map(), budget).nodes();
  expect(typeof node === 'object' && 'dir' in node ? node.dir : undefined).toBe(dir);
});
