import type { NewPerson, Person } from './Person.ts';
import type { PersonWithBirthDates } from './personOperations.ts';

export type DuplicateReason = 'onekeyId' | 'veevaId' | 'email' | 'birthDate' | 'name';

export interface Duplicate {
  readonly person: Person;
  readonly reasons: readonly DuplicateReason[];
}

const text = (value: string | null | undefined): string => value?.trim() ?? '';
const same = (one: string | null | undefined, other: string | null | undefined): boolean =>
  text(one) !== '' && text(one).toLocaleLowerCase() === text(other).toLocaleLowerCase();

/** G3: whom to look for before somebody is created; nothing where too little is known yet. */
export function duplicateConditions(person: NewPerson): object | undefined {
  const exact = (column: string, value: string | null | undefined) =>
    text(value) === '' ? [] : [{ column, value: text(value) }];
  const named = [...exact('FIRST_NAME', person.firstName), ...exact('LAST_NAME', person.lastName)];
  const country = exact('COUNTRY_ID', person.country?.id);
  const alternatives = [
    ...exact('ONEKEY_ID', person.onekeyId),
    ...exact('VEEVA_ID', person.veevaId),
    // Without wildcards LIKE compares whole texts, whatever their case.
    ...exact('EMAIL', person.email?.replaceAll(/[%_\\]/g, '\\$&')).map((test) => ({
      ...test,
      operator: 'LIKE',
    })),
    ...(text(person.lastName) !== '' && country.length > 0 ? [{ AND: [...named, ...country] }] : []),
  ];
  return alternatives.length === 0 ? undefined : { OR: alternatives };
}

/** Why each of those found may be the same person; one whose birth date is known and differs is another. */
export function duplicatesAmong(
  found: readonly PersonWithBirthDates[],
  person: NewPerson,
  dateOfBirth: string | null | undefined,
): readonly Duplicate[] {
  return found.flatMap((candidate) => {
    const reasons = reasonsFor(candidate, person, dateOfBirth);
    return reasons.length === 0 ? [] : [{ person: candidate, reasons }];
  });
}

function reasonsFor(
  candidate: PersonWithBirthDates,
  person: NewPerson,
  dateOfBirth: string | null | undefined,
): readonly DuplicateReason[] {
  const ids = (['onekeyId', 'veevaId', 'email'] as const).filter((key) => same(candidate[key], person[key]));
  const sameCountry = candidate.country !== null && candidate.country.id === person.country?.id;
  if (!sameCountry || !isNamed(candidate, person)) return ids;
  const known = candidate.eventBookings.flatMap((booking) => booking.dateOfBirth ?? []);
  if (text(dateOfBirth) === '' || known.length === 0) return [...ids, 'name'];
  return known.includes(text(dateOfBirth)) ? [...ids, 'birthDate'] : ids;
}

const isNamed = ({ fullName }: Person, { firstName, lastName }: NewPerson): boolean => {
  const whole = fullName.toLocaleLowerCase();
  return whole.endsWith([text(firstName), text(lastName)].filter(Boolean).join(' ').toLocaleLowerCase());
};

/** These ids belong to one person only: a second one with them would be refused. */
export const isCertain = ({ reasons }: Duplicate): boolean =>
  reasons.includes('onekeyId') || reasons.includes('veevaId');
