/** What somebody was called and known by, folded as searches fold it. */
export interface Called {
  readonly firsts: readonly string[];
  readonly lasts: readonly string[];
  /** Numbers and addresses that are theirs alone. */
  readonly marks: readonly string[];
}

const between = /[\s\p{Pd}'’‘´ʼʻ,;]+/u;
/** Fewer letters of an alphabet begin too many names to tell of anybody. */
const fewest = 3;

/** An extension of a telephone stands in many a number. */
const shortestMark = 5;

const isTelling = (word: string): boolean =>
  [...word].length >= fewest || (/\p{L}/u.test(word) && !/\p{Script=Latin}/u.test(word));

const begins = (words: readonly string[], word: string): boolean =>
  words.some((each) => each.startsWith(word));

/**
 * Whether a folded text that somebody looked for names them: it holds what is theirs alone, begins a word of their family
 * name, or has no words but such as begin their names. First names are many people's.
 */
export function namesThem(text: string, { firsts, lasts, marks }: Called): boolean {
  if (marks.some((mark) => mark.length >= shortestMark && text.includes(mark))) return true;
  const words = text.split(between).filter(isTelling);
  const [first, last] = [firsts, lasts].map((names) =>
    names.flatMap((name) => [name, ...name.split(between)]),
  );
  const [given = [], family = []] = [first, last];
  return (
    words.some((word) => begins(family, word)) ||
    (words.length > 0 && words.every((word) => begins([...given, ...marks], word)))
  );
}
