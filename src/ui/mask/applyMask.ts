import { Mask } from 'maska';
import { maskTokens } from './maskTokens.ts';

/** `value` as the mask shows it: applyMask('##:##', '0930') is '09:30'. What holds nothing of its own is nothing. */
export function applyMask(mask: string, value: string): string {
  const masked = new Mask({ mask, tokens: maskTokens, tokensReplace: true });
  return masked.unmasked(value) === '' ? '' : masked.masked(value);
}
