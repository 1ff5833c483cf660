import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { openPdf } from './openPdf.ts';

/** The pieces of a page's text; what of it is one line ends with a line break. */
export async function piecesOf(page: PDFPageProxy) {
  const content = await page.getTextContent();
  const pieces = content.items.flatMap((item) => ('str' in item ? [item] : []));
  return { content, texts: pieces.map(({ str, hasEOL }) => (hasEOL ? `${str}\n` : str)) };
}

/** The text of each page, as the places of marks count it. */
export async function readPdfTexts(file: Blob): Promise<readonly string[]> {
  const pdf = await openPdf(file);
  try {
    const texts: string[] = [];
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const { texts: pieces } = await piecesOf(await pdf.getPage(number));
      texts.push(pieces.join(''));
    }
    return texts;
  } finally {
    await pdf.loadingTask.destroy();
  }
}
