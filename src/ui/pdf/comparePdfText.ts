import { diffArrays } from 'diff';
import type { PdfMark } from './PdfMark.ts';

export interface PdfTextDifference {
  readonly before: readonly PdfMark[];
  readonly after: readonly PdfMark[];
  /** How many stretches differ, counted once where one stands in place of another. */
  readonly places: number;
}

interface Word {
  readonly text: string;
  readonly page: number;
  readonly start: number;
  readonly end: number;
}

/** Milliseconds: two texts that have nothing in common are not worth more of anybody's time. */
const timeout = 3_000;

/**
 * What of the texts of two PDFs differs, to be marked in both; undefined where they are too unlike to tell. Words are
 * compared: where a line or a page breaks means nothing.
 */
export function comparePdfText(
  before: readonly string[],
  after: readonly string[],
): PdfTextDifference | undefined {
  const [old, fresh] = [wordsOf(before), wordsOf(after)];
  const parts = diffArrays(
    old.map(({ text }) => text),
    fresh.map(({ text }) => text),
    { timeout },
  );
  if (parts === undefined) return undefined;
  const found = { removed: [] as PdfMark[], added: [] as PdfMark[] };
  let [inOld, inFresh, places] = [0, 0, 0];
  let wasSame = true;
  for (const { added, removed, count } of parts) {
    if (removed) found.removed.push(...marksOf(old.slice(inOld, inOld + count), 'removed'));
    if (added) found.added.push(...marksOf(fresh.slice(inFresh, inFresh + count), 'added'));
    if ((added || removed) && wasSame) places += 1;
    wasSame = !added && !removed;
    if (!added) inOld += count;
    if (!removed) inFresh += count;
  }
  return { before: found.removed, after: found.added, places };
}

const wordsOf = (pages: readonly string[]): readonly Word[] =>
  pages.flatMap((text, index) =>
    [...text.matchAll(/\S+/gu)].map((match) => ({
      text: match[0],
      page: index + 1,
      start: match.index,
      end: match.index + match[0].length,
    })),
  );

/** Words that follow each other on a page are one mark. */
function marksOf(words: readonly Word[], kind: PdfMark['kind']): readonly PdfMark[] {
  const pages = [...new Set(words.map(({ page }) => page))];
  return pages.map((page) => {
    const own = words.filter((word) => word.page === page);
    return { page, start: own[0]?.start ?? 0, end: own.at(-1)?.end ?? 0, kind };
  });
}
