import { MaskInput } from 'maska';
import { useCallback } from 'react';
import { maskTokens } from './maskTokens.ts';

/** A ref for the input element that holds what is typed to the mask: `<TextField inputRef={useInputMask('##:##')} />`. */
export function useInputMask(
  mask: string | undefined,
): (input: HTMLInputElement | null) => (() => void) | undefined {
  return useCallback(
    (input: HTMLInputElement | null) => {
      if (!input || !mask) return undefined;
      const masked = new MaskInput(input, { mask, tokens: maskTokens, tokensReplace: true });
      return () => masked.destroy();
    },
    [mask],
  );
}
