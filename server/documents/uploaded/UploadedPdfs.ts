/** PDFs that people bring along. */
export interface UploadedPdfs {
  /**
   * Reads no further than a file may be long.
   * @throws validationFailed at `path` for what is no PDF, is locked, damaged or too large, or holds more than pages
   */
  read(upload: PdfUpload, path: string): Promise<UploadedPdf>;
}

export interface UploadedPdf {
  readonly bytes: Uint8Array;
  readonly pages: number;
}

/** A file of a request. Opening it throws where it was cut before anybody asked for it. */
export interface PdfUpload {
  readonly createReadStream: () => AsyncIterable<Uint8Array | string>;
}
