// Loaded with the rest: else it is with the first file, whose time it would take.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { getDocument, type PDFDocumentProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { activeNames } from './activeNames.ts';

export type Inspected = { readonly pages: number } | { readonly refusal: string };

const mostPages = 500;
/** What some printers and scanners leave behind the end. */
const ending = /%%EOF[\s\0]*$/;

class Refused extends Error {}

/** A PDF that is nothing but pages, or why it is not. */
export async function inspectPdf(bytes: Uint8Array): Promise<Inspected> {
  try {
    refuseByItsBytes(bytes);
    return { pages: await countPages(bytes) };
  } catch (error) {
    if (error instanceof Refused) return { refusal: error.message };
    throw error;
  }
}

function refuseByItsBytes(bytes: Uint8Array): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // Elsewhere than at the beginning it would be something else as well.
  if (file.toString('latin1', 0, 5) !== '%PDF-') throw new Refused('This is not a PDF.');
  if (!ending.test(file.toString('latin1', Math.max(0, file.length - 2_048))))
    throw new Refused('This PDF is not complete: it has no end, or something after it.');
  const found = activeNames(bytes);
  if (found !== null) throw holding(found);
}

async function countPages(bytes: Uint8Array): Promise<number> {
  const task = getDocument({
    // Of its own: the reader takes it over.
    data: Uint8Array.from(bytes),
    stopAtErrors: true,
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const document = await task.promise.catch(unreadable);
    if (document.numPages > mostPages)
      throw new Refused(`This PDF has ${document.numPages} pages; it may have ${mostPages}.`);
    await refuseLocked(document);
    await refuseActive(document);
    for (let page = 1; page <= document.numPages; page += 1) await document.getPage(page).catch(unreadable);
    return document.numPages;
  } finally {
    await task.destroy();
  }
}

async function refuseLocked(document: PDFDocumentProxy): Promise<void> {
  const { info } = await document.getMetadata();
  if ('EncryptFilterName' in info && info.EncryptFilterName !== null) throw locked();
}

/** As a reader finds it, however it is written. */
async function refuseActive(document: PDFDocumentProxy): Promise<void> {
  if ((await document.hasJSActions()) || (await document.getJSActions()) !== null) throw holding('a script');
  if ((await document.getAttachments()) !== null) throw holding('another file');
  const opening = (await document.getOpenAction()) as { readonly action?: unknown } | null;
  if (opening?.action !== undefined) throw holding('something that it does when it is opened');
}

const holding = (what: string) =>
  new Refused(`This PDF holds ${what}. Please print it to a new PDF and upload that.`);
const locked = () =>
  new Refused('This PDF is locked by a password or against changes. Please upload it unlocked.');

function unreadable(error: unknown): never {
  const name = error instanceof Error ? error.name : '';
  throw name === 'PasswordException' ? locked() : new Refused('This PDF is damaged and cannot be read.');
}
