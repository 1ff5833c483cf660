import { inLine } from './elements.ts';
import type { CellNode, ColumnWidth, PaperNode } from './PaperNode.ts';

// All in ems of the text.
/** Of a column that is there to be written into. */
const emptyColumn = 9;
/** What is longer goes on in the next line at ease. */
const longestLine = 34;
const longestWord = 8;
/** Written without blanks: a line ends after any of them. */
const ideographs = ['Han', 'Hiragana', 'Katakana', 'Hangul']
  .map((script) => `\\p{Script=${script}}`)
  .join('');
/** Of each letter, as the fonts have them on an average. */
const widths: readonly (readonly [letters: RegExp, width: number])[] = [
  [new RegExp(`[${ideographs}]`, 'u'), 1],
  [/\p{Mn}/u, 0],
  [/[ijlI.,:;'’|!()[\]\s]/u, 0.28],
  [/[ftr"/-]/u, 0.38],
  [/[mwMW@%]/u, 0.93],
  [/\p{Lu}/u, 0.66],
];
const usualWidth = 0.59;
const boldness = 1.08;
/** A word is measured as if it were bold, and no width here is exact. */
const wordRoom = 1.13;
/** The blank within an amount is none of them. */
const ends = new RegExp(`[ \\t\\r\\n\\u200b\\u00ad]+|(?<=[/\\p{Dash}${ideographs}])`, 'u');

/** As the editor says, in pixels, else by what stands in them. */
export const columnWidths = (
  said: readonly number[],
  columns: number,
  cells: readonly { readonly column: number; readonly cell: CellNode }[],
): readonly ColumnWidth[] =>
  Array.from({ length: columns }, (_, index) => {
    const width = said[index] ?? 0;
    if (width > 0) return Math.min(width, 2_000);
    const own = cells.filter(({ column, cell }) => column === index && cell.cs === 1);
    const each = own.map(({ cell }) => extentOf(cell.c, cell.head ? boldness : 1));
    const isEmpty = own.every(({ cell }, at) => cell.head || each[at]?.line === 0);
    const line = Math.max(isEmpty ? emptyColumn : 1, ...each.map((one) => one.line));
    const word = Math.max(1, ...each.map((one) => one.word));
    return [rounded(Math.min(word, longestWord)), rounded(Math.min(line, longestLine))];
  });

const rounded = (ems: number): number => Math.ceil(ems * 100) / 100;

/** The longest word, and the longest line where nothing breaks it. */
interface Extent {
  readonly word: number;
  readonly line: number;
}

function extentOf(nodes: readonly PaperNode[], weight: number): Extent {
  let [word, line, longest] = [0, 0, 0];
  for (const node of nodes) {
    const own = extentOfOne(node, weight);
    const isInline = typeof node === 'string' || inLine.has(node.t);
    line = isInline ? line + own.line : 0;
    longest = Math.max(longest, line, own.line);
    word = Math.max(word, own.word);
  }
  return { word, line: longest };
}

function extentOfOne(node: PaperNode, weight: number): Extent {
  if (typeof node === 'string') return extentOfText(node, weight);
  if (node.t === 'img') return { word: 1, line: longestLine };
  if (!('c' in node) || !node.c) return { word: 0, line: 0 };
  return extentOf(node.c, node.t === 'strong' ? boldness : weight);
}

function extentOfText(text: string, weight: number): Extent {
  const word = text.split(ends).reduce((most, each) => Math.max(most, widthOf(each)), 0);
  return { word: word * wordRoom, line: Math.max(word * wordRoom, widthOf(text) * weight) };
}

/** Of more letters than the longest line has nobody asks. */
const widthOf = (text: string): number =>
  [...text.slice(0, 200)].reduce(
    (sum, letter) => sum + (widths.find(([letters]) => letters.test(letter))?.[1] ?? usualWidth),
    0,
  );
