import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { Paper, RenderedDocument, PaperOptions } from './DocumentEngine.ts';
import { fontFiles, scripts } from './fonts.ts';
import { PaperRefused, type Refusal, tooLarge } from './tree/PaperRefused.ts';
import { parseDocument } from 'htmlparser2';
import { BodyTree, type Budget } from './tree/BodyTree.ts';
import { limits } from './tree/limits.ts';
import { readImages } from './tree/readImages.ts';

interface Data {
  /** What the template of the page reads. */
  readonly data: string;
  readonly images: ReadonlyMap<string, Buffer>;
  readonly share: number;
}

/** In millimetres, upright. */
const sizes: Readonly<Record<PaperOptions['paper'], readonly [number, number]>> = {
  A4: [210, 297],
  A5: [148, 210],
  Letter: [215.9, 279.4],
};
const margins: Readonly<Record<PaperOptions['paper'], number>> = { A4: 22, A5: 15, Letter: 22 };

/** Nobody sees it in what they paste, and archival files must not hold it. */
const byteOrderMark = '\ufeff';

/** A paper as the template reads it. @throws PaperRefused */
async function printedData({ title, language, options, bodies }: Paper): Promise<Data> {
  if (bodies.length > limits.bodies) throw tooLarge(`A file may hold at most ${limits.bodies} documents.`);
  const parsed = bodies.map((body) => parseDocument(body).children);
  const images = await readImages(parsed);
  const budget: Budget = { nodes: 0, rows: 0, characters: 0 };
  const [short, long] = sizes[options.paper];
  const [width, height] = options.orientation === 'portrait' ? [short, long] : [long, short];
  const data = JSON.stringify({
    title: title.trim() || 'Document',
    scripts,
    lang: /^[a-z]{2,3}/.exec(language.toLowerCase())?.[0] ?? 'en',
    width,
    height,
    margin: margins[options.paper],
    header: options.header ?? '',
    footer: options.footer ?? '',
    sheet: options.sheet ? [options.sheet.columns, options.sheet.rows] : null,
    bodies: parsed.map((children) => new BodyTree(children, images, budget).nodes()),
  }).replaceAll(byteOrderMark, '');
  const share = Math.max(
    budget.nodes / limits.nodes,
    budget.rows / limits.rows,
    budget.characters / limits.characters,
  );
  return { data, images: new Map([...images.values()].map(({ name, bytes }) => [name, bytes])), share };
}

const missing = /the text `\\?"(.+?)\\?"` could not be displayed/g;
/** A sign that is joined to one of these is told with it, though every font has them. */
const beside = /^[\u0020-\u007e\u200c\u200d\ufe0e\ufe0f]$/;
const nesting = /maximum (?:function call|layout|show rule|grouping) depth exceeded/;

/** What the compiler says, as a refusal where the paper is to blame. */
function typstFault(error: unknown): unknown {
  const said = error instanceof Error && 'code' in error ? String(error.code) : '';
  const told = [...said.matchAll(missing)].flatMap(([, text = '']) => [...unescaped(text)]);
  if (told.length > 0) {
    const signs = told.filter((each) => !beside.test(each));
    const characters = [...new Set(signs.length > 0 ? signs : told)].slice(0, 50);
    return new PaperRefused({ code: 'GLYPH_MISSING', characters });
  }
  if (said.includes('a PDF string is longer than'))
    return tooLarge('The text has a word that is too long to print.');
  if (said.includes('more than a card'))
    return tooLarge('This is more than a card holds. Shorten it, or put fewer cards on a page.');
  if (nesting.test(said)) return tooLarge('The text is nested too deeply.');
  return new Error(`The compiler has failed: ${said.slice(0, 2_000)}`);
}

/** As the compiler writes characters that are not seen. */
const unescaped = (text: string): string =>
  text.replace(/\\+u\{([0-9a-f]+)\}/g, (_all, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );

export type Printed = { readonly document: RenderedDocument } | { readonly refusal: Refusal };

const template = createRequire(import.meta.url).resolve('#server/documents/engine/paper.typ');
/** There is no such folder: what the template may read is handed over in memory. */
const folder = resolve('/convene-papers');
/** How long what was worked out for one paper is kept for the next ones, in papers. */
const cached = 2;

/** The compiler with the one template; the only files it can read are those it is handed. */
export class PaperPrinter {
  private readonly compiler = NodeCompiler.create({
    workspace: folder,
    fontArgs: [{ fontPaths: fontFiles() }],
  });

  constructor() {
    this.compiler.addSource(place('/paper.typ'), readFileSync(template, 'utf8'));
  }

  async print(paper: Paper): Promise<Printed> {
    try {
      const { data, images, share } = await printedData(paper);
      return { document: { ...this.compile(data, images), share } };
    } catch (error) {
      if (error instanceof PaperRefused) return { refusal: error.refusal };
      throw error;
    }
  }

  private compile(data: string, images: ReadonlyMap<string, Buffer>): Omit<RenderedDocument, 'share'> {
    for (const [name, bytes] of images) this.compiler.mapShadow(place(name), bytes);
    this.compiler.mapShadow(place('/paper.json'), Buffer.from(data));
    try {
      // At once: a document that is held in between lives until it is collected.
      const bytes = this.compiler.pdf(
        { mainFilePath: place('/paper.typ'), resetRead: true },
        { pdfStandard: 'a-2a', creationTimestamp: Math.floor(Date.now() / 1000) },
      );
      return { bytes, pages: pagesOf(bytes) };
    } catch (error) {
      throw typstFault(error);
    } finally {
      for (const name of images.keys()) this.compiler.unmapShadow(place(name));
      this.compiler.evictCache(cached);
    }
  }
}

const place = (name: string): string => join(folder, name);

/** The tree of pages is the first thing in the file, and says how many there are. */
function pagesOf(bytes: Buffer): number {
  const count = /\/Type \/Pages\s+\/Count (\d+)/.exec(bytes.toString('latin1', 0, 300))?.[1];
  if (count === undefined) throw new Error('The PDF does not say how many pages it has.');
  return Number(count);
}
