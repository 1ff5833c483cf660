/** A stretch of a page's text that stands out. Places are those in the texts of `readPdfTexts`. */
export interface PdfMark {
  /** Counted from one. */
  readonly page: number;
  readonly start: number;
  readonly end: number;
  readonly kind: 'added' | 'removed' | 'noted';
}
