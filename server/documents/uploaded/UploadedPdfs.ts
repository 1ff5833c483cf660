/** PDFs that people bring along. */
export interface UploadedPdfs {
  /**
   * Reads no further than a file may be long.
   * @throws validationFailed at `path` for what is no PDF, is locked, damaged or too large, or holds more than pages
   */
  read(content: AsyncIterable<Uint8Array | string>, path: string): Promise<UploadedPdf>;
}

export interface UploadedPdf {
  readonly bytes: Uint8Array;
  readonly pages: number;
}
