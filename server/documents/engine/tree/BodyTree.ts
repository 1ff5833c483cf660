import { type ChildNode, type Element, isTag, isText } from 'domhandler';
import type { BlockNode, ImageNode, InlineNode, PaperNode } from './PaperNode.ts';
import { blocks, headings, inlines, silent, tagsIn } from './elements.ts';
import type { ReadImage } from './readImages.ts';
import { limits } from './limits.ts';
import { longestIn, withLongWords } from './longWords.ts';
import { tooLarge } from './PaperRefused.ts';
import { qrNode } from './qrNode.ts';
import { coloursOf, lookOf } from './styleOf.ts';
import { tableNode } from './tableNode.ts';

const links = /^(?:https|mailto|tel):/i;
const rightToLeft = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** In pixels; beside text a picture is a signature or a mark. */
const widestInText = 480;

/** What all bodies of a paper may take together. */
export interface Budget {
  nodes: number;
  rows: number;
  characters: number;
}

/** A body as nodes of the page. What is not known is unwrapped or left out; nothing of it names anything outside. */
export class BodyTree {
  private depth = 0;
  /** A blank after a blank is none, nor is one at the beginning of a block. */
  private isAfterBlank = true;
  private isPreformatted = false;
  /** Within a table of many columns. */
  private isCrowded = false;
  private readonly levels: readonly number[];

  constructor(
    private readonly root: readonly ChildNode[],
    private readonly images: ReadonlyMap<string, ReadImage>,
    private readonly budget: Budget,
  ) {
    this.levels = [...new Set(headingLevels(root))].sort();
  }

  /** @throws PaperRefused */
  nodes(): readonly PaperNode[] {
    return this.blockContent(this.root);
  }

  private blockContent(children: readonly ChildNode[]): readonly PaperNode[] {
    this.isAfterBlank = true;
    const content = withoutLastBlank(this.all(children));
    this.isAfterBlank = true;
    return content;
  }

  private all(children: readonly ChildNode[]): readonly PaperNode[] {
    this.depth += 1;
    if (this.depth > limits.depth) throw tooLarge(`The text is nested deeper than ${limits.depth} levels.`);
    const nodes = children.flatMap((child) => this.one(child));
    this.depth -= 1;
    return nodes;
  }

  private one(child: ChildNode): readonly PaperNode[] {
    if (isText(child)) return this.text(child.data);
    if (!isTag(child) || silent.has(child.name)) return [];
    this.budget.nodes += 1;
    if (this.budget.nodes > limits.nodes)
      throw tooLarge(`The text has more than ${limits.nodes.toLocaleString('en')} parts.`);
    return this.element(child);
  }

  private text(data: string): readonly PaperNode[] {
    this.budget.characters += data.length;
    if (this.budget.characters > limits.characters)
      throw tooLarge(`The text has more than ${limits.characters / 1e6} million characters.`);
    if (this.isPreformatted) return withLongWords(data, this.isCrowded);
    const words = data.replace(/[ \t\r\n\f]+/g, ' ');
    const shown = this.isAfterBlank && words.startsWith(' ') ? words.slice(1) : words;
    if (shown === '') return [];
    this.isAfterBlank = shown.endsWith(' ');
    return withLongWords(shown, this.isCrowded);
  }

  private element(element: Element): readonly PaperNode[] {
    const { name, attribs } = element;
    if (name === 'img') return this.image(element);
    if (attribs['data-page-break'] !== undefined) return [{ t: 'break' }];
    if (attribs['data-qr'] !== undefined) return [qrNode(attribs['data-qr'], pixels(attribs['width']))];
    if (name === 'table') return this.table(element);
    const level = headings.exec(name)?.[1];
    if (level !== undefined) return [this.heading(element, Number(level))];
    const block = blocks[name];
    if (block !== undefined) return [this.block(element, block)];
    const inline = inlines[name];
    return inline === undefined ? this.all(element.children) : this.inline(element, inline);
  }

  private heading(element: Element, size: number): BlockNode {
    const c = this.blockContent(element.children);
    const level = this.levels.indexOf(size) + 1;
    return { t: 'h', level, size, ...lookOf(element), ...directionOf(c), ...longestIn(c), c };
  }

  private block(element: Element, t: BlockNode['t']): BlockNode {
    if (t === 'hr') return { t };
    const wasPreformatted = this.isPreformatted;
    this.isPreformatted ||= t === 'pre';
    const isList = t === 'ul' || t === 'ol';
    const children = isList ? element.children.filter(isItem) : element.children;
    const c = isList ? this.all(children) : unwrapped(t, this.blockContent(children));
    this.isPreformatted = wasPreformatted;
    this.isAfterBlank = true;
    const start = Number(element.attribs['start'] ?? 1);
    return {
      // A picture by itself is as large as there is room for, which a line of text does not know.
      t: t === 'p' && c.length > 0 && c.every(isAlone) ? 'div' : t,
      // The compiler counts from nought at the lowest.
      ...(t === 'ol' && Number.isInteger(start) && start >= 0 && start < 1e6 && { start }),
      ...(t !== 'div' && !isList && directionOf(c)),
      ...lookOf(element),
      ...longestIn(c),
      c,
    };
  }

  private inline(element: Element, t: InlineNode['t']): readonly PaperNode[] {
    if (t === 'br') {
      this.isAfterBlank = true;
      return [{ t }];
    }
    const c = this.all(element.children);
    const { href = '' } = element.attribs;
    if (t === 'a') return links.test(href) && c.length > 0 ? [{ t, href, c }] : c;
    const isMissing = element.attribs['data-missing'] !== undefined;
    return [{ t: isMissing ? 'missing' : t, ...lookOf(element), ...coloursOf(element), c }];
  }

  private table(element: Element): readonly PaperNode[] {
    const node = tableNode(element, {
      countRows: (count) => {
        this.budget.rows += count;
        if (this.budget.rows > limits.rows)
          throw tooLarge(`Its tables have more than ${limits.rows.toLocaleString('en')} rows.`);
      },
      fitsWords: () => this.budget.rows <= limits.fittedRows,
      contentOf: (cell, isCrowded) => this.cellContent(cell, isCrowded),
    });
    this.isAfterBlank = true;
    return node ? [node] : [];
  }

  private cellContent({ children }: Element, isCrowded: boolean): readonly PaperNode[] {
    const wasCrowded = this.isCrowded;
    this.isCrowded = isCrowded;
    const content = unwrapped('td', this.blockContent(children));
    this.isCrowded = wasCrowded;
    return content;
  }

  private image({ attribs, parent }: Element): readonly ImageNode[] {
    const image = this.images.get(attribs['src'] ?? '');
    if (!image) return [];
    this.isAfterBlank = false;
    const alone = (parent?.children ?? []).every((child) => !isText(child) || child.data.trim() === '');
    const wanted = pixels(attribs['width']) || image.width;
    const w = alone ? wanted : Math.min(wanted, widestInText);
    const h = (w / image.width) * image.height;
    return [{ t: 'img', src: image.name, alt: attribs['alt'] ?? '', w, h, alone }];
  }
}

const isAlone = (node: PaperNode) => typeof node === 'object' && node.t === 'img' && node.alone;

const isItem = (child: ChildNode) => isTag(child) && child.name === 'li';

const pixels = (text = ''): number => Math.min(2_000, Math.max(0, Number.parseFloat(text) || 0));

const headingLevels = (children: readonly ChildNode[]): readonly number[] =>
  [...tagsIn(children)].flatMap(({ name }) => headings.exec(name)?.[1] ?? []).map(Number);

/**
 * The editor puts what stands in an item or a cell into a paragraph, which is none where it is the only one; unless it
 * says how it is set, which an item finds out by itself.
 */
function unwrapped(t: string, nodes: readonly PaperNode[]): readonly PaperNode[] {
  const [only, ...others] = nodes;
  const isWrapped = (t === 'li' || t === 'td') && others.length === 0;
  if (!isWrapped || typeof only !== 'object' || only.t !== 'p' || only.align !== undefined) return nodes;
  if (t === 'td' && (only.dir ?? only.lang) !== undefined) return nodes;
  return only.c ?? [];
}

function withoutLastBlank(nodes: readonly PaperNode[]): readonly PaperNode[] {
  const last = nodes.at(-1);
  if (typeof last !== 'string' || !last.endsWith(' ')) return nodes;
  const rest = nodes.slice(0, -1);
  return last === ' ' ? rest : [...rest, last.slice(0, -1)];
}

/** A value in a sentence, which has a direction of its own. */
const isolates = /\u2068[^\u2069]*\u2069/g;

/**
 * A paragraph whose own words, or values where it has none, begin with a letter of such a script is read from the right,
 * whatever the page is.
 */
function directionOf(nodes: readonly PaperNode[]): { readonly dir?: 'rtl' } {
  const text = textOf(nodes);
  const own = text.replace(isolates, '');
  return rightToLeft.test(/\p{L}/u.test(own) ? own : text) ? { dir: 'rtl' } : {};
}

function textOf(nodes: readonly PaperNode[]): string {
  return nodes
    .map((node) => (typeof node === 'string' ? node : 'c' in node && node.c ? textOf(node.c) : ''))
    .join('');
}
