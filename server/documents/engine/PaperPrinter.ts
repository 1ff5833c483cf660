import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { Paper, RenderedDocument } from './DocumentEngine.ts';
import { fontFiles } from './fonts.ts';
import { printedData } from './printedData.ts';
import { typstFault } from './typstFault.ts';
import { PaperRefused, type Refusal } from './tree/PaperRefused.ts';

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
      const { data, images } = await printedData(paper);
      return { document: this.compile(data, images) };
    } catch (error) {
      if (error instanceof PaperRefused) return { refusal: error.refusal };
      throw error;
    }
  }

  private compile(data: string, images: ReadonlyMap<string, Buffer>): RenderedDocument {
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
