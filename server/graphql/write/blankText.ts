import { cleanText } from './cleanText.ts';

/** Nothing that can be seen: spaces, controls, joiners and the letters that scripts keep empty. */
export const isBlank = (text: string): boolean =>
  /^[\s\p{C}\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]*$/u.test(text);

/**
 * A text without what nobody types, nor the spaces around it, which make no other text of it but come first in a list;
 * empty where nothing of it can be seen.
 */
export const trimmed = (text: string | null | undefined): string =>
  isBlank(text ?? '') ? '' : cleanText(text ?? '').trim();
