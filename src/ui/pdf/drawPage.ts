import {
  type PDFPageProxy,
  RenderingCancelledException,
  TextLayer,
  type PageViewport,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { markedPieces } from './markedPieces.ts';
import type { PdfMark } from './PdfMark.ts';
import { piecesOf } from './readPdfTexts.ts';

/** Beyond it a canvas costs more memory than the eye gets from it. */
const maxPixels = 16_000_000;

interface Drawing {
  readonly page: PDFPageProxy;
  /** Points of the paper to pixels of the screen. */
  readonly scale: number;
  readonly marks: readonly PdfMark[];
  readonly signal: AbortSignal;
}

/** The picture of a page, and over it its text, which can be selected. Undefined once it was given up. */
export async function drawPage({ page, scale, marks, signal }: Drawing) {
  try {
    const viewport = page.getViewport({ scale });
    const [canvas, text] = await Promise.all([
      drawCanvas(page, viewport, signal),
      drawText(page, viewport, marks),
    ]);
    return signal.aborted ? undefined : [canvas, text];
  } catch (error) {
    if (signal.aborted || error instanceof RenderingCancelledException) return undefined;
    throw error;
  }
}

async function drawCanvas(
  page: PDFPageProxy,
  viewport: PageViewport,
  signal: AbortSignal,
): Promise<HTMLElement> {
  const { width, height } = viewport;
  const density = Math.min(window.devicePixelRatio || 1, Math.sqrt(maxPixels / (width * height)));
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(width * density);
  canvas.height = Math.floor(height * density);
  canvas.ariaHidden = 'true';
  const drawing = page.render({ canvas, viewport, transform: [density, 0, 0, density, 0, 0] });
  const cancel = () => drawing.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  await drawing.promise.finally(() => signal.removeEventListener('abort', cancel));
  return canvas;
}

async function drawText(
  page: PDFPageProxy,
  viewport: PageViewport,
  marks: readonly PdfMark[],
): Promise<HTMLElement> {
  const container = document.createElement('div');
  container.className = 'text';
  const { content, texts } = await piecesOf(page);
  const layer = new TextLayer({ textContentSource: content, container, viewport });
  await layer.render();
  for (const [place, parts] of markedPieces(texts, marks)) {
    const piece = layer.textDivs[place];
    piece?.replaceChildren(
      ...parts.map(({ text, kind }) => {
        if (kind === undefined) return document.createTextNode(text);
        const mark = document.createElement('mark');
        mark.dataset['kind'] = kind;
        mark.textContent = text;
        return mark;
      }),
    );
  }
  return container;
}
