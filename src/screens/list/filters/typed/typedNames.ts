import { startsWord } from '../startsWord.ts';

interface TypedName {
  readonly label: string;
  /** All that is typed, with the name in full and its colon. */
  readonly text: string;
}

/** More are not meant by one beginning, and would lie over the list. */
const most = 5;
const lastWord = /(?<=^|\s)[\p{L}][\p{L}\p{N}_]+$/u;

/** Names of properties that the last word begins, as they are typed before a colon: "Event · Starts" is event_starts. */
export function typedNames(text: string, labels: readonly string[]): readonly TypedName[] {
  const [word] = lastWord.exec(text) ?? [];
  if (word === undefined) return [];
  const isFirst = (label: string) => label.toLowerCase().startsWith(word.toLowerCase());
  return labels
    .filter((label) => startsWord(label, word))
    .toSorted((one, other) => Number(isFirst(other)) - Number(isFirst(one)))
    .slice(0, most)
    .map((label) => ({ label, text: `${text.slice(0, -word.length)}${spelled(label)}:` }));
}

const spelled = (label: string): string =>
  label
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '')
    .join('_');
