import { Mask, type MaskTokens } from 'maska';

/** # digit, @ letter, * letter or digit. Letters of every script: names and passport series are not all Latin. */
const maskTokens: MaskTokens = {
  '#': { pattern: /[0-9]/ },
  '@': { pattern: /\p{L}/u },
  '*': { pattern: /[\p{L}0-9]/u },
};

/** `value` as the mask shows it: applyMask('##:##', '0930') is '09:30'. What holds nothing of its own is nothing. */
export function applyMask(mask: string, value: string): string {
  const masked = new Mask({ mask, tokens: maskTokens, tokensReplace: true });
  return masked.unmasked(value) === '' ? '' : masked.masked(value);
}
