/** Why a paper cannot be printed, as the child tells it to the server. */
export type Refusal =
  | { readonly code: 'DOCUMENT_TOO_LARGE'; readonly message: string }
  | { readonly code: 'IMAGE_UNREADABLE'; readonly message: string }
  | { readonly code: 'GLYPH_MISSING'; readonly characters: readonly string[] };

export class PaperRefused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
}

export const tooLarge = (message: string) => new PaperRefused({ code: 'DOCUMENT_TOO_LARGE', message });
