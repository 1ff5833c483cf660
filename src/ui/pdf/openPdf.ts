import { getDocument, PDFWorker, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import PdfParser from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?worker';

export type OpenPdf = PDFDocumentProxy;

/** One for all papers of a page; it starts with the first. */
let worker: PDFWorker | undefined;

function sharedWorker(): PDFWorker {
  worker ??= PDFWorker.create({ port: new PdfParser() });
  return worker;
}

/**
 * A PDF that can be drawn. The caller destroys it. It asks for nothing but what is in the file: fonts that are not in it
 * are those of the system, and the pictures in it are read without WebAssembly, which the page's policy has no room for.
 */
export async function openPdf(file: Blob): Promise<OpenPdf> {
  const data = new Uint8Array(await file.arrayBuffer());
  return getDocument({
    data,
    worker: sharedWorker(),
    useWasm: false,
    useWorkerFetch: false,
    useSystemFonts: true,
    enableXfa: false,
  }).promise;
}
