import { Mask } from 'maska';
import { maskTokens } from './maskTokens.ts';

/** `value` as the mask shows it: applyMask('##:##', '0930') is '09:30'. */
export const applyMask = (mask: string, value: string): string =>
  new Mask({ mask, tokens: maskTokens, tokensReplace: true }).masked(value);
