/** Of one paper. What is made of templates stays far below; what is above was made to hurt. */
export const limits = {
  bodies: 1_000,
  /** Of text. */
  characters: 4_000_000,
  nodes: 150_000,
  rows: 5_000,
  /** Of tables, before words are no longer fitted into their cells: each takes up to a millisecond. */
  fittedRows: 1_000,
  columns: 40,
  /** Elements inside each other. */
  depth: 30,
  images: 200,
  imageBytes: 8 * 1024 * 1024,
  imagePixels: 40_000_000,
  qrCharacters: 500,
} as const;
