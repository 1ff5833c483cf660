import type { DictionaryMatch, MatchExtended, RepeatMatch, ZxcvbnFactory } from '@zxcvbn-ts/core';
import { wordsOfEverybody } from './wordsOfEverybody.ts';

/** Three parts that are the first to be tried, such as a name, a blank and a name, come to a hundred million. */
const fewestGuesses = 200_000_000;

/**
 * What is looked at: a password is judged by these characters, and among so many readings of signs for letters. Longer
 * ones, and all readings, took seconds in which nobody else was answered.
 */
const judgedLength = 40;
const readingsOfSigns = 10;

/** The first of ninety thousand, the commonest before. */
const surnames = 10_000;

let loaded: Promise<ZxcvbnFactory> | null = null;

/** Its lists of passwords and words take tens of megabytes, and are loaded where somebody chooses one. */
async function load(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Estimator }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ]);
  // A list each for what is alike: every part of a password is looked up in each of them.
  const dictionary = {
    passwords: common.dictionary['passwords-common'],
    words: inTurns(english.dictionary['commonWords-en'], common.dictionary['diceware-common']),
    names: inTurns(
      english.dictionary['firstnames-en'],
      english.dictionary['lastnames-en'].slice(0, surnames),
    ),
  };
  return new Estimator({
    dictionary,
    graphs: common.adjacencyGraphs,
    maxLength: judgedLength,
    l33tMaxSubstitutions: readingsOfSigns,
  });
}

/** Each in its order, for the place of a word is how soon it is tried. */
function inTurns(some: readonly string[], others: readonly string[]): string[] {
  const longest = Math.max(some.length, others.length);
  const taken = Array.from({ length: longest }, (_, place) => [some[place], others[place]]);
  return [...new Set(taken.flat().filter((word) => word !== undefined))];
}

/**
 * Common passwords and words, what keyboards and calendars suggest, and what anybody knows of their owner (S7). What
 * everybody knows, and what is said over again, adds nothing: the rest must do by itself.
 */
export async function isEasilyGuessed(password: string, own: readonly string[]): Promise<boolean> {
  loaded ??= load();
  const estimator = await loaded;
  const known = [...own.flatMap(partsOf), ...wordsOfEverybody].map((word) => word.toLowerCase());
  const judged = password.normalize('NFKC').slice(0, judgedLength);
  const { guesses, sequence } = estimator.check(judged, known);
  if (guesses < fewestGuesses) return true;
  const rest = withoutWords(sequence, known);
  return rest !== judged && estimator.check(rest, known).guesses < fewestGuesses;
}

/** A name, or an e-mail address: as a whole, and what it is put together from. As much of each as is looked at. */
const partsOf = (text: string): string[] =>
  [text, ...text.split('@', 1), ...text.split(/[^\p{L}\p{N}]+/u)]
    .filter(Boolean)
    .map((part) => part.slice(0, judgedLength));

/** What is left of a password where these words, and those that it has said before, are taken out. */
function withoutWords(parts: readonly MatchExtended[], words: readonly string[]): string {
  const said = new Set(words);
  const left = parts.map((part) => {
    if (isRepeat(part)) return [part.baseToken].flat().join('');
    if (!isWord(part)) return part.token;
    if (said.has(part.matchedWord)) return '';
    said.add(part.matchedWord);
    return part.token;
  });
  return left.join('');
}

const isRepeat = (part: MatchExtended): part is RepeatMatch => part.pattern === 'repeat';
const isWord = (part: MatchExtended): part is DictionaryMatch => part.pattern === 'dictionary';
