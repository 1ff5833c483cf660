import type { Asking } from '../children/ChildPool.ts';

/** Makes PDFs of texts. What it refuses, it refuses in words (`documentRefusals`). */
export interface DocumentEngine {
  /**
   * Waits its turn among those of its asker, and these among others.
   * @throws documentTooLarge, documentTimeout, glyphMissing, imageUnreadable, documentsBusy
   */
  render(paper: Paper, asking?: Asking): Promise<RenderedDocument>;
}

export interface Paper {
  /** Of the file, for readers and screen readers. */
  readonly title: string;
  /** A tag such as `en`, `de` or `ar`: hyphenation, direction, and what screen readers read aloud. */
  readonly language: string;
  readonly options: PaperOptions;
  /** HTML; each begins a new page, on which the count of pages begins anew. On a sheet each is a cell. */
  readonly bodies: readonly string[];
}

export interface PaperOptions {
  readonly paper: 'A4' | 'A5' | 'Letter';
  readonly orientation: 'portrait' | 'landscape';
  /** Plain text, on every page. */
  readonly header?: string;
  readonly footer?: string;
  /** The bodies are cells of a page, such as badges. */
  readonly sheet?: Sheet;
}

export interface Sheet {
  readonly columns: number;
  readonly rows: number;
}

export interface RenderedDocument {
  readonly bytes: Uint8Array;
  readonly pages: number;
  /** How much of what one paper may hold its text takes, of what it takes most of: what adds up to one fits into one. */
  readonly share: number;
}
