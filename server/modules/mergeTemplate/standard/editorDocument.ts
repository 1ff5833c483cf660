import {
  type Element,
  isElement,
  isGap,
  type Piece,
  readTemplate,
} from '#server/documents/merge/readTemplate.ts';
import { cleanRichText } from '#server/graphql/cleanRichText.ts';

/** A node of the editor's document. */
interface EditorNode {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
  readonly content?: readonly EditorNode[];
  readonly text?: string;
  readonly marks?: readonly { readonly type: string }[];
}

const marks: Readonly<Record<string, string>> = { strong: 'bold', em: 'italic', u: 'underline' };
const blocks: Readonly<Record<string, string>> = {
  p: 'paragraph',
  table: 'table',
  tr: 'tableRow',
  td: 'tableCell',
  th: 'tableHeader',
};

/** The document that the editor makes of a standard template: of what those are written with, and no more. */
export const editorDocument = (html: string): EditorNode => ({
  type: 'doc',
  content: nodesOf(readTemplate(cleanRichText(html)), []),
});

const nodesOf = (pieces: readonly Piece[], marked: readonly string[]): readonly EditorNode[] =>
  pieces.flatMap((piece) => nodeOf(piece, marked));

function nodeOf(piece: Piece, marked: readonly string[]): readonly EditorNode[] {
  const marking = marked.length > 0 ? { marks: marked.map((type) => ({ type })) } : {};
  if (isGap(piece)) {
    const { path, isRequired, fallback, format } = piece;
    const attrs = { field: path, required: isRequired, fallback, format };
    return [{ type: 'mergeField', attrs, ...marking }];
  }
  if (!isElement(piece)) return [{ type: 'text', text: piece, ...marking }];
  const mark = marks[piece.tag];
  if (mark !== undefined) return nodesOf(piece.pieces, [...marked, mark]);
  if (piece.tag === 'br') return [{ type: 'hardBreak' }];
  return piece.tag === 'tbody' ? nodesOf(piece.pieces, marked) : [block(piece)];
}

function block(element: Element): EditorNode {
  const { tag, repeat, condition, pieces } = element;
  const content = nodesOf(pieces, []);
  const inside = content.length > 0 ? { content } : {};
  const level = /^h([1-6])$/.exec(tag)?.[1];
  if (level !== undefined)
    return { type: 'heading', attrs: { ...aligned(element), level: Number(level) }, ...inside };
  const repeated = repeat
    ? { repeat: repeat.path, day: repeat.day === null ? null : String(repeat.day) }
    : {};
  const asked = condition ? { condition: condition.path, when: condition.when, value: condition.value } : {};
  if (tag === 'div')
    return { type: repeat ? 'repeat' : 'condition', attrs: { ...repeated, ...asked }, ...inside };
  const type = blocks[tag];
  if (type === undefined) throw new Error(`A standard template has a ${tag}, which nothing makes a node of.`);
  const attrs = { ...(tag === 'p' && aligned(element)), ...repeated, ...asked };
  return { type, ...(Object.keys(attrs).length > 0 && { attrs }), ...inside };
}

const aligned = ({ attributes }: Element): Readonly<Record<string, string>> => {
  const align = /text-align:\s*(\w+)/.exec(attributes['style'] ?? '')?.[1];
  return align === undefined ? {} : { textAlign: align };
};
