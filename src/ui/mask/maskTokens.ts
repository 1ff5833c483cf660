import type { MaskTokens } from 'maska';

/** # digit, @ letter, * letter or digit. Letters of every script: names and passport series are not all Latin. */
export const maskTokens: MaskTokens = {
  '#': { pattern: /[0-9]/ },
  '@': { pattern: /\p{L}/u },
  '*': { pattern: /[\p{L}0-9]/u },
};
