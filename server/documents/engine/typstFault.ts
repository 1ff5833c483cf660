import { PaperRefused, tooLarge } from './tree/PaperRefused.ts';

const missing = /the text `\\?"(.+?)\\?"` could not be displayed/g;
const nesting = /maximum (?:function call|layout|show rule|grouping) depth exceeded/;

/** What the compiler says, as a refusal where the paper is to blame. */
export function typstFault(error: unknown): unknown {
  const said = error instanceof Error && 'code' in error ? String(error.code) : '';
  const characters = [...said.matchAll(missing)].flatMap(([, text = '']) => [...unescaped(text)]);
  if (characters.length > 0)
    return new PaperRefused({ code: 'GLYPH_MISSING', characters: [...new Set(characters)].slice(0, 50) });
  if (said.includes('a PDF string is longer than'))
    return tooLarge('The text has a word that is too long to print.');
  if (nesting.test(said)) return tooLarge('The text is nested too deeply.');
  return new Error(`The compiler has failed: ${said.slice(0, 2_000)}`);
}

/** As the compiler writes characters that are not seen. */
const unescaped = (text: string): string =>
  text.replace(/\\+u\{([0-9a-f]+)\}/g, (_all, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );
