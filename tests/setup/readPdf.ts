import { PDFiumLibrary } from '@hyzyla/pdfium';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

interface PdfFacts {
  /** The text of each page as Chromium's reader finds it, a line for each line. */
  readonly pages: readonly (readonly string[])[];
  readonly title: unknown;
  readonly language: unknown;
  readonly isTagged: boolean;
  /** The part and the conformance of PDF/A that the file claims. */
  readonly archival: string;
  /** Width and height of the pages, in points. */
  readonly sizes: readonly (readonly [number, number])[];
  readonly links: readonly string[];
}

/** What two independent readers find in a PDF. */
export async function readPdf(bytes: Uint8Array): Promise<PdfFacts> {
  const pages = await textOf(bytes);
  const task = getDocument({ data: Uint8Array.from(bytes) });
  try {
    const document = await task.promise;
    const { info, metadata } = await document.getMetadata();
    const each = await pagesOf(document);
    return {
      pages,
      title: 'Title' in info ? info.Title : null,
      language: 'Language' in info ? info.Language : null,
      isTagged: (await document.getMarkInfo())?.Marked ?? false,
      archival: `${String(metadata?.get('pdfaid:part'))}${String(metadata?.get('pdfaid:conformance'))}`,
      sizes: each.map(({ size }) => size),
      links: each.flatMap(({ links }) => links),
    };
  } finally {
    await task.destroy();
  }
}

async function textOf(bytes: Uint8Array): Promise<PdfFacts['pages']> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(bytes);
    const texts = [...document.pages()].map((page) => page.getText());
    document.destroy();
    return texts.map((text) => text.split(/\r?\n/).map((line) => line.trim()));
  } finally {
    library.destroy();
  }
}

async function pagesOf(document: PDFDocumentProxy) {
  return Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const page = await document.getPage(index + 1);
      const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
      const annotations = (await page.getAnnotations()) as readonly { readonly url?: string }[];
      return {
        size: [Math.round(right - left), Math.round(top - bottom)] as const,
        links: annotations.flatMap(({ url }) => url ?? []),
      };
    }),
  );
}
