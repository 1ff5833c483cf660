import { trimmed } from './blankText.ts';

/** A text as it is kept; null where nothing of it can be seen. */
export const keptText = (text: string): string | null => trimmed(text) || null;

/** A list of texts as it is kept: what says nothing, or was said already, is left out. */
export const keptTexts = (texts: readonly string[]): readonly string[] => [
  ...new Set(texts.flatMap((text) => keptText(text) ?? [])),
];
