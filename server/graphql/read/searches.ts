import { sql } from 'kysely';
import type { Viewer } from '#server/access/Viewer.ts';
import { otherSpellings } from '#schema/letterPairs.ts';
import { wordsOfName } from '#schema/nameWords.ts';
import { and, or, type Sql, TRUE } from '#server/db/conditions.ts';
import { plannedAnew } from '#server/db/plannedAnew.ts';
import { type Condition, textValue } from './condition.ts';

const maxWords = 6;
/** Shorter words have no trigram of their own: looking for them anywhere reads the whole table. */
const trigram = 3;

/** Whether a column, folded by f_search, has the word. */
export type HasWord = (column: Sql) => Sql;

/** As names are written in East Asia: 山田太郎 are two words to whoever keeps them, and one to whoever types them. */
const unspacedName = /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]{2,6}$/u;

/**
 * Rows in which every word is found, whatever its case and accents: anywhere from 3 letters, at the start of a word
 * below that; a name also where it is of several words, or of one. `matches` says where one word is looked for.
 *
 * A rare word is found by the trigram index; for a broad one the index of the sort order fills a page in no time. Only
 * the word itself tells which, so the statement is planned with it (ADR 11). Not so where texts are the order: who is
 * called Müller stands together in it, and the planner expects them everywhere.
 */
export function searches(matches: (alias: string, viewer: Viewer, has: HasWord) => Sql): Condition {
  return (value, { alias, viewer, path, offer }) => {
    const words = wordsOf(value, path);
    if (words.length === 0) return TRUE;
    const leads = words.some(isLong);
    const tests = words.map((word) => matches(alias, viewer, hasWord(word, !leads || isLong(word))));
    const test = sql`${sql.raw(plannedAnew)} ${and(tests)}`;
    return leads && offer?.({ test, onlyByText: true }) === true ? TRUE : test;
  };
}

/** As mail programs and sheets write a name: of 'Żak, Anna' the comma is no part of it. */
const comma = /(?<=.)[,;、，；]+$/u;

/** Vowel marks and what has no width, of which folding leaves nothing. */
const unseen = /(?=[\p{scx=Arabic}\p{scx=Hebrew}])\p{Mn}|[\p{Cf}\u0640]/gu;

/** Composed and without marks, or nobody could tell how many letters they have. */
const wordsOf = (value: unknown, path: string): readonly string[] =>
  textValue(value, path)
    .normalize('NFC')
    .replace(unseen, '')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, maxWords)
    .map((word) => word.replace(comma, ''));

const isLong = (word: string): boolean => [...word].length >= trigram;

function hasWord(word: string, isIndexed: boolean): HasWord {
  const itself = isLong(word) ? anywhere(word) : beginsWord(word, isIndexed);
  const others = otherSpellings(word).filter(isLong).map(asWord);
  const ways = [itself, ...others, ...asSeveral(word)];
  const whole: HasWord = (column) => or(ways.map((has) => has(column)));
  const cuts = cutsOf(word).map((parts) => parts.map((part) => beginsWord(part)));
  if (cuts.length === 0) return whole;
  return (column) => or([whole(column), ...cuts.map((parts) => and(parts.map((has) => has(column))))]);
}

const anywhere =
  (word: string): HasWord =>
  (column) =>
    sql`${column} like ${wordPattern('%', word)}`;

/** So many letters begin few other words. */
const telling = 5;

/**
 * Who types Mueller means Müller, and nobody means Jolanta by Joel: another spelling is the beginning of a word, and a
 * whole one where it is short. The index looks for it, as it is of letters alone.
 */
function asWord(spelling: string): HasWord {
  const word = `\\m${spelling}${spelling.length < telling ? '\\M' : ''}`;
  return (column) => sql`(${column} like ${wordPattern('%', spelling)} and ${column} ~ ${word})`;
}

/** Of letters beyond this one an expression has no trigram that the index knows. */
const lastIndexed = '\u07ff';

/**
 * Macdonald is Mac Donald to some, O'Sullivan Osullivan, and Thai is typed without blanks: the words stand together, and
 * the first is the beginning of one. The index knows them, since words have trigrams of where they begin and end. Letters
 * fold to letters, which no expression reads as anything else.
 */
function asSeveral(word: string): readonly HasWord[] {
  const ways = unspacedName.test(word) ? [] : wordsOfName(word);
  if (ways.length === 0) return [];
  if ([...ways.flat().join('')].some((letter) => letter > lastIndexed))
    return ways.map((words) => anywhere(words.join(' ')));
  const gap = ways.every((words) => words.join('') !== word) ? "[ '-]?" : "[ '-]";
  const pattern = `\\m(${ways.map((words) => words.join(gap)).join('|')})`;
  const folded = isFolded(pattern) ? sql`${pattern}::text` : sql`f_search(${pattern}::text)`;
  return [(column) => sql`${column} ~ ${folded}`];
}

/** Beside a long word a short one is only tested: the index knows little of it, and the planner believes too much. */
function beginsWord(word: string, isIndexed = true): HasWord {
  const [first, later] = [wordPattern('', word), wordPattern('% ', word)];
  if (!isIndexed) return (column) => sql`(' ' || ${column}) like ${later}`;
  return (column) => or([sql`${column} like ${first}`, sql`${column} like ${later}`]);
}

/** A name without a space, parted at each of its letters. */
function cutsOf(word: string): readonly (readonly [string, string])[] {
  if (!unspacedName.test(word)) return [];
  const letters = [...word];
  return letters
    .slice(1)
    .map((_, index) => [letters.slice(0, index + 1).join(''), letters.slice(index + 1).join('')]);
}

/**
 * A constant to the planner, who knows the values: folded once. Escaped by a character that folding cannot bring about:
 * it turns some signs into backslashes.
 */
export function wordPattern(before: '' | '%' | '% ', word: string): Sql {
  if (isFolded(word)) return sql`${`${before}${word.replace(/[%_\\]/g, '\\$&')}%`}::text`;
  const escaped = word.replace(/[%_]/g, '\u0001$&');
  return sql`like_escape(${sql.raw(`'${before}'`)} || f_search(${escaped}::text) || '%', ${sql.raw(`E'\\x01'`)})`;
}

/** ASCII without capitals is what it is folded to: whoever plans the statement need not fold it. */
const isFolded = (word: string): boolean => /^[ -@[-~]*$/.test(word);
