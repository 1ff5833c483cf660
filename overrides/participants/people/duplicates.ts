import { otherSpellings } from '#schema/letterPairs.ts';
import { wordsOfName } from '#schema/nameWords.ts';
import { fold } from '#src/data/list/fold.ts';
import type { NewPerson, Person } from './Person.ts';
import type { PersonFound } from './personOperations.ts';

type DuplicateReason = 'onekeyId' | 'veevaId' | 'email' | 'birthDate' | 'name';

export interface Duplicate {
  readonly person: Person;
  readonly reasons: readonly DuplicateReason[];
}

const text = (value: string | null | undefined): string => value?.trim() ?? '';
const same = (one: string | null | undefined, other: string | null | undefined): boolean =>
  text(one) !== '' && text(one).toLocaleLowerCase() === text(other).toLocaleLowerCase();
/** As the server finds them: somebody writes MULLER or Mueller, OSullivan or Anne Marie, and some keyboards make ü of two signs. */
const alike = (known: string | null, typed: string | null | undefined): boolean =>
  spellingsOf(typed).some((spelling) => asOneWord(known) === asOneWord(spelling));
const asOneWord = (name: string | null): string => fold(text(name)).replaceAll(/[\s'-]/g, '');
const spellingsOf = (value: string | null | undefined): readonly string[] => [
  text(value),
  ...otherSpellings(text(value)),
];

/** With any sign between the words of a name, which are letters alone, and with none. */
const waysToWrite = (name: string): readonly string[] =>
  wordsOfName(name).flatMap((words) =>
    [words.join('_'), words.join('')].filter((way) => way !== name.normalize('NFC')),
  );

/** G3: whom to look for before somebody is created; nothing where too little is known yet. */
export function duplicateConditions(person: NewPerson): object | undefined {
  const exact = (column: string, value: string | null | undefined) =>
    text(value) === '' ? [] : [{ column, value: text(value) }];
  // Without wildcards LIKE compares whole texts, whatever their case and accents.
  const written = (column: string, value: string | null | undefined) =>
    exact(column, value?.replaceAll(/[%_\\]/g, '\\$&')).map((test) => ({ ...test, operator: 'LIKE' }));
  const called = (column: string, value: string | null | undefined) => {
    const spelled = spellingsOf(value).flatMap((spelling) => written(column, spelling));
    const ways = waysToWrite(text(value)).map((way) => ({ column, operator: 'LIKE', value: way }));
    const [test, ...others] = [...spelled, ...ways];
    return test === undefined ? [] : [others.length === 0 ? test : { OR: [test, ...others] }];
  };
  const named = [...called('FIRST_NAME', person.firstName), ...called('LAST_NAME', person.lastName)];
  const country = exact('COUNTRY_ID', person.country?.id);
  const alternatives = [
    ...written('ONEKEY_ID', person.onekeyId),
    ...written('VEEVA_ID', person.veevaId),
    ...written('EMAIL', person.email),
    ...(text(person.lastName) !== '' && country.length > 0 ? [{ AND: [...named, ...country] }] : []),
  ];
  return alternatives.length === 0 ? undefined : { OR: alternatives };
}

/** The days of birth that bookings know, by person. */
export type BirthDates = ReadonlyMap<string, ReadonlySet<string>>;

/** No more are told of than somebody looks at. */
const told = 6;
const strongest: readonly DuplicateReason[] = ['onekeyId', 'veevaId', 'email', 'birthDate', 'name'];
const strength = ({ reasons: [first = 'name'] }: Duplicate): number => strongest.indexOf(first);

/**
 * Why each of those found may be the same person; one whose birth date is known and differs is another. Whoever is the
 * likeliest comes first: some names are of dozens.
 */
export function duplicatesAmong(
  found: readonly PersonFound[],
  person: NewPerson,
  dateOfBirth?: string | null,
  known: BirthDates = new Map(),
): readonly Duplicate[] {
  return found
    .flatMap((candidate): readonly Duplicate[] => {
      const reasons = reasonsFor(candidate, person, text(dateOfBirth), known.get(candidate.id));
      return reasons.length === 0 ? [] : [{ person: candidate, reasons }];
    })
    .sort((one, other) => strength(one) - strength(other))
    .slice(0, told);
}

function reasonsFor(
  candidate: PersonFound,
  person: NewPerson,
  dateOfBirth: string,
  known: ReadonlySet<string> | undefined,
): readonly DuplicateReason[] {
  const ids = (['onekeyId', 'veevaId', 'email'] as const).filter((key) => same(candidate[key], person[key]));
  const sameCountry = candidate.country !== null && candidate.country.id === person.country?.id;
  if (!sameCountry || !isNamed(candidate, person)) return ids;
  if (dateOfBirth === '' || known === undefined) return [...ids, 'name'];
  return known.has(dateOfBirth) ? [...ids, 'birthDate'] : ids;
}

/** By the names themselves: the full name begins with a title, and in some scripts with the family name. */
const isNamed = (candidate: PersonFound, { firstName, lastName }: NewPerson): boolean =>
  alike(candidate.lastName, lastName) && (text(firstName) === '' || alike(candidate.firstName, firstName));

/** These ids belong to one person only: a second one with them would be refused. */
export const isCertain = ({ reasons }: Duplicate): boolean =>
  reasons.includes('onekeyId') || reasons.includes('veevaId');
