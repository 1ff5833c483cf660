import type { NameProblem } from '../errors/signInErrors.ts';

/**
 * What people sign in with: user names and e-mail addresses. The database compares them by `account_key`, whatever
 * their case, and gives each to one person.
 */

/** As it is stored: in one form of its characters, without blanks around it and with single ones inside. */
export const cleanName = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();

/** Controls, what has no width, what turns the direction: two names that look alike would be two. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

const alphabets =
  'Arabic Armenian Bengali Bopomofo Cyrillic Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi Hangul Han Hebrew Hiragana Kannada Katakana Khmer Lao Latin Malayalam Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tibetan'.split(
    ' ',
  );
/** What is written together, as UTS 39 has it at its highly restrictive level. */
const together = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
];
const writings = [...alphabets.map((alphabet) => [alphabet]), ...together].map(
  (scripts) =>
    new RegExp(`^[${['Common', 'Inherited', ...scripts].map((each) => `\\p{scx=${each}}`).join('')}]*$`, 'u'),
);

/** Of a user name as it was typed; null where nothing is wrong. */
export function usernameProblem(given: string): NameProblem | null {
  const hidden = emailProblem(given);
  if (hidden !== null) return hidden;
  const name = cleanName(given);
  if (writings.some((writing) => writing.test(name))) return null;
  return {
    code: 'NAME_OF_SEVERAL_SCRIPTS',
    message: 'All letters must be of one alphabet in common use.',
  };
}

/** Of an e-mail address: which letters it may mix is for whoever gives out addresses to say. */
export function emailProblem(given: string): NameProblem | null {
  if (!invisible.test(given.trim())) return null;
  return {
    code: 'NAME_WITH_INVISIBLE_CHARACTERS',
    message: 'This holds a character that nobody sees. Type it by hand.',
  };
}
