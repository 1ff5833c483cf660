const letters = new Intl.Segmenter();

/** Where the letter begins that is cut here: none loses its accent, nor half of an emoji. */
const letterAt = (text: string, at: number): number => letters.segment(text).containing(at)?.index ?? at;

/** In a line that says what happened; the whole stands beside what it was before. */
const longestInLine = 60;

/** A text as a line has room for it. */
export const inLine = (text: string): string =>
  text.length > longestInLine ? `${text.slice(0, letterAt(text, longestInLine - 1))}…` : text;

const longestWhole = 240;
/** What is read of a longer text before the place where the other side differs. */
const lead = 60;

/**
 * What a text says where it begins to differ from another; undefined where it is short enough to be said whole. Two long
 * texts that begin alike would look the same if they were read from their start.
 */
export function excerptOf(text: string, other: string): string | undefined {
  if (text.length <= longestWhole) return undefined;
  let alike = 0;
  while (alike < other.length && text[alike] === other[alike]) alike += 1;
  const start = alike > longestWhole - lead ? afterBlank(text, letterAt(text, alike - lead)) : 0;
  const end = letterAt(text, start + longestWhole);
  return `${start > 0 ? '… ' : ''}${text.slice(start, end).trimEnd()}${end < text.length ? '…' : ''}`;
}

/** Where the next word begins; here, where there is no end to this one. */
function afterBlank(text: string, from: number): number {
  const blank = text.slice(from, from + lead).search(/\s/);
  return blank < 0 ? from : from + blank + 1;
}
