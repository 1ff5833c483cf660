/** "country:ger": what somebody has typed as a filter. */
export interface TypedPart {
  readonly property: string;
  readonly value: string;
}

/** A filter as it stands in a text: where its value ends is told by what it may mean. */
export interface TypedRun {
  readonly property: string;
  /** What may be its value, the longest first; quotes leave no choice. */
  readonly values: readonly string[];
  /** Words that are none of it: those after its quotes. */
  readonly after: string;
}

interface TypedText {
  readonly runs: readonly TypedRun[];
  /** The words before the first of them. */
  readonly before: string;
}

const word = /[^\s"]*"[^"]*"?|\S+/gu;
const beginning = /^([\p{L}_][\p{L}\p{N}_]*):(.*)$/su;
/** No property is called by more words, and no value goes on for longer. */
const mostWords = { name: 4, value: 8 } as const;

interface Draft {
  readonly property: string;
  /** Words that the value may run on to. */
  readonly words: string[];
  readonly after: string[];
  isClosed: boolean;
}

/** Parts a search into filters and words; quotes hold a value together, whatever it may mean. */
export function typedParts(text: string, isName: (typed: string) => boolean): TypedText {
  const before: string[] = [];
  const drafts: Draft[] = [];
  for (const [typed] of text.matchAll(word)) {
    const last = drafts.at(-1);
    const [, name, value = ''] = beginning.exec(typed) ?? [];
    if (name !== undefined) {
      const said = last === undefined ? before : last.isClosed ? last.after : last.words;
      // A value keeps its first word.
      const free = said === last?.words ? said.length - 1 : said.length;
      drafts.push(draft([...nameWords(said, free, name, isName), name].join(' '), value));
      continue;
    }
    if (last === undefined) before.push(typed);
    else if (last.isClosed || typed.includes('"')) {
      last.isClosed = true;
      last.after.push(typed);
    } else last.words.push(typed);
  }
  return {
    before: before.join(' '),
    runs: drafts.map(({ property, words, after }) => ({
      property,
      values: endings(words),
      after: [...words.slice(mostWords.value), ...after].join(' '),
    })),
  };
}

const draft = (property: string, value: string): Draft => ({
  property,
  words: value === '' ? [] : [value.replace(/^"|"$/g, '')],
  after: [],
  isClosed: value.startsWith('"'),
});

/** Takes from what was said the words that the name begins with: of "anna event starts:" it is "event". */
function nameWords(
  said: string[],
  free: number,
  name: string,
  isName: (typed: string) => boolean,
): readonly string[] {
  for (let count = Math.min(free, mostWords.name - 1); count > 0; count -= 1)
    if (isName([...said.slice(-count), name].join(' '))) return said.splice(-count);
  return [];
}

const endings = (words: readonly string[]): readonly string[] => {
  const all = words.slice(0, mostWords.value);
  return all.length === 0 ? [''] : all.map((_, at) => all.slice(0, all.length - at).join(' '));
};

/** A part as it is typed, where nothing could be made of it. */
export const partText = ({ property, value }: TypedPart): string =>
  `${property}:${value.includes(' ') ? `"${value}"` : value}`;
