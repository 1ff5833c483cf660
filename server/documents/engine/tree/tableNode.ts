import { isTag, type ChildNode, type Element } from 'domhandler';
import type { CellNode, PaperNode, TableNode } from './PaperNode.ts';
import { columnWidths } from './columnWidths.ts';
import { limits } from './limits.ts';
import { longestIn } from './longWords.ts';
import { tooLarge } from './PaperRefused.ts';
import { coloursOf, lookOf } from './styleOf.ts';

/** What the cells of a table hold is read by whoever reads everything else. */
interface CellReader {
  /** @throws PaperRefused where there are too many */
  countRows(count: number): void;
  /** Whether a word that is wider than its cell is to go on in the next line. */
  fitsWords(): boolean;
  /** `isCrowded`: also short words may be wider than their column. */
  contentOf(cell: Element, isCrowded: boolean): readonly PaperNode[];
}

interface Row {
  readonly isHead: boolean;
  readonly cells: readonly Element[];
}

const sections = ['thead', 'tbody', 'tfoot'];
/** More of them are crowded. */
const mostRoomy = 8;

/** A table whose rows are all as long as the longest, as the layout needs them. */
export function tableNode(element: Element, reader: CellReader): TableNode | null {
  const rows = rowsOf(element);
  reader.countRows(rows.length);
  const heads = rows.findIndex(({ isHead }) => !isHead);
  const count = heads < 0 ? rows.length : heads;
  const columns = Math.max(
    0,
    ...rows.map(({ cells }) => cells.reduce((sum, each) => sum + span(each, 'colspan'), 0)),
  );
  if (columns === 0) return null;
  if (columns > limits.columns) throw tooLarge(`A table may have at most ${limits.columns} columns.`);
  // A table of heads alone has nothing for them to stand over.
  const isAllHead = count === rows.length;
  const head = placed(isAllHead ? [] : rows.slice(0, count), columns, reader);
  const body = placed(isAllHead ? rows : rows.slice(count), columns, reader);
  const nodes = (cells: readonly Placed[]) => cells.map(({ cell }) => cell);
  return {
    t: 'table',
    cols: columnWidths(saidWidths(rows), columns, [...head, ...body]),
    head: nodes(head),
    body: nodes(body),
  };
}

function rowsOf(element: Element, isHead = false): readonly Row[] {
  return element.children.filter(isTag).flatMap((child): readonly Row[] => {
    if (sections.includes(child.name)) return rowsOf(child, child.name === 'thead');
    if (child.name !== 'tr') return [];
    const cells = child.children.filter(isCell);
    if (cells.length === 0) return [];
    return [{ isHead: isHead || cells.every(({ name }) => name === 'th'), cells }];
  });
}

const isCell = (child: ChildNode): child is Element =>
  isTag(child) && (child.name === 'td' || child.name === 'th');

function span({ attribs }: Element, name: 'colspan' | 'rowspan'): number {
  const value = Number(attribs[name] ?? 1);
  return Number.isInteger(value) && value > 0 ? Math.min(value, 1_000) : 1;
}

interface Placed {
  readonly column: number;
  readonly cell: CellNode;
}

/** The cells of a section in their places; what is missing at the end of a row is empty. */
function placed(rows: readonly Row[], columns: number, reader: CellReader): readonly Placed[] {
  /** How many rows further down each column is taken. */
  const taken = Array<number>(columns).fill(0);
  return rows.flatMap((row, index) => {
    const cells: Placed[] = [];
    const waiting = [...row.cells];
    for (let column = 0; column < columns; column += 1) {
      if ((taken[column] ?? 0) > 0) continue;
      const cell = waiting.shift();
      const own = cell ? cellOf(cell, reader, columns > mostRoomy) : emptyCell;
      const room = taken.slice(column).findIndex((each) => each > 0);
      const wide = Math.min(cell ? span(cell, 'colspan') : 1, room < 0 ? columns - column : room);
      const high = Math.min(cell ? span(cell, 'rowspan') : 1, rows.length - index);
      taken.fill(high, column, column + wide);
      cells.push({ column, cell: { ...own, cs: wide, rs: high } });
      column += wide - 1;
    }
    for (let column = 0; column < columns; column += 1) taken[column] = (taken[column] ?? 0) - 1;
    return cells;
  });
}

const emptyCell = { head: false, c: [] } as const;

function cellOf(cell: Element, reader: CellReader, isCrowded: boolean): Omit<CellNode, 'cs' | 'rs'> {
  const { fill } = coloursOf(cell);
  const c = reader.contentOf(cell, isCrowded);
  return {
    ...lookOf(cell),
    ...(fill !== undefined && { fill }),
    ...(reader.fitsWords() && longestIn(c)),
    head: cell.name === 'th',
    c,
  };
}

/** As the editor says it of the first row; 0 where it says nothing. */
const saidWidths = (rows: readonly Row[]): readonly number[] =>
  (rows[0]?.cells ?? []).flatMap((cell) => {
    const widths = (cell.attribs['colwidth'] ?? '').split(',').map(Number);
    return Array.from({ length: span(cell, 'colspan') }, (_, index) => widths[index] ?? 0);
  });
