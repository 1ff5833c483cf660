import type { Paper, PaperOptions } from '../DocumentEngine.ts';

export const upright: PaperOptions = { paper: 'A4', orientation: 'portrait' };

/** A paper of one body, or of several. */
export const aLetter = (body: string | readonly string[], rest: Partial<Paper> = {}): Paper => ({
  title: 'Letter of invitation',
  language: 'en',
  options: upright,
  bodies: typeof body === 'string' ? [body] : body,
  ...rest,
});
