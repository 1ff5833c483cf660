import { describe, expect, it } from 'vitest';
import { duplicateConditions, duplicatesAmong } from './duplicates.ts';
import type { PersonFound } from './personOperations.ts';

const country = { id: '7', name: 'Germany' };
const known = (over: Partial<PersonFound>): PersonFound => ({
  id: '1',
  fullName: 'Dr. José Müller',
  firstName: 'José',
  lastName: 'Müller',
  email: null,
  speciality: null,
  jobTitle: null,
  onekeyId: null,
  veevaId: null,
  country,
  ...over,
});

describe('somebody who may be here already (G3)', () => {
  it('is looked for by name and number whatever its case and accents, and neither is a pattern', () => {
    const person = { firstName: 'ANA', lastName: 'M_ller', country, onekeyId: 'wde1' };
    expect(duplicateConditions(person)).toEqual({
      OR: [
        { column: 'ONEKEY_ID', operator: 'LIKE', value: 'wde1' },
        {
          AND: [
            { column: 'FIRST_NAME', operator: 'LIKE', value: 'ANA' },
            { column: 'LAST_NAME', operator: 'LIKE', value: String.raw`M\_ller` },
            { column: 'COUNTRY_ID', value: '7' },
          ],
        },
      ],
    });
  });

  it.each([
    {
      what: 'pairs of letters in the place of one, and the other way',
      first: ['Jör', 'joer'],
      last: ['Kuep', 'kup'],
    },
    {
      what: 'the words of a name, with any sign between them or none',
      first: ['Anne-Marie', 'Anne_Marie', 'AnneMarie'],
      last: ['Odonn', 'O_donn'],
    },
  ])('is looked for by $what', ({ first, last }) => {
    const [firstName = '', lastName = ''] = [first[0], last[0]];
    const { OR } = duplicateConditions({ firstName, lastName, country }) as {
      readonly OR: readonly object[];
    };
    const either = (column: string, ...values: readonly string[]) => ({
      OR: values.map((value) => ({ column, operator: 'LIKE', value })),
    });
    expect(OR).toEqual([
      {
        AND: [
          either('FIRST_NAME', ...first),
          either('LAST_NAME', ...last),
          { column: 'COUNTRY_ID', value: '7' },
        ],
      },
    ]);
  });

  it.each([
    ['a title', 'José', 'Müller', {}],
    ['capitals, and no accents', 'JOSE', 'MULLER', {}],
    ['a pair of letters for one', 'José', 'Mueller', {}],
    ['one letter for a pair', 'Jörg', 'Müller', { firstName: 'Joerg', lastName: 'Mueller' }],
    ['accents that are signs of their own', 'José'.normalize('NFD'), 'Müller'.normalize('NFD'), {}],
    ['no sign between the words', 'José', 'osullivan', { lastName: 'O’Sullivan' }],
    ['a blank for a hyphen', 'Anne Marie', 'Müller', { firstName: 'Anne-Marie' }],
    ['two words for one', 'عبد الله', 'Müller', { firstName: 'عبدالله' }],
    ['the family name first', '明', '王', { fullName: '王 明', firstName: '明', lastName: '王' }],
    ['a family name alone', '', 'Müller', {}],
  ])('is known by name and country: %s', (_case, firstName, lastName, over) => {
    const candidate = known(over);
    expect(duplicatesAmong([candidate], { firstName, lastName, country }, null)).toEqual([
      { person: candidate, reasons: ['name'] },
    ]);
  });

  it('is somebody else where a name, the country or the day of birth differs', () => {
    const born = known({});
    const dates = new Map([[born.id, new Set(['1970-01-01'])]]);
    const person = { firstName: 'José', lastName: 'Müller', country };
    const others = [
      duplicatesAmong([born], person, '1980-02-29', dates),
      duplicatesAmong([born], { ...person, firstName: 'Ana' }, null),
      duplicatesAmong([born], { ...person, country: { id: '8' } }, null),
    ];
    expect(others).toEqual([[], [], []]);
    expect(duplicatesAmong([born], person, '1970-01-01', dates)).toEqual([
      { person: born, reasons: ['birthDate'] },
    ]);
  });

  it('is told first where many have the name: by an identifier, the e-mail address, the day of birth', () => {
    const person = {
      firstName: 'José',
      lastName: 'Müller',
      country,
      onekeyId: 'W1',
      email: 'jose@a.example',
    };
    const namesakes = Array.from({ length: 30 }, (_, index) => known({ id: `n${index}` }));
    const born = known({ id: 'born' });
    const dates = new Map([['born', new Set(['1970-01-01'])]]);
    const mailed = known({ id: 'mailed', email: 'Jose@A.example' });
    const numbered = known({ id: 'numbered', onekeyId: 'W1' });
    const told = duplicatesAmong([...namesakes, born, mailed, numbered], person, '1970-01-01', dates);
    expect(told.map(({ person: { id } }) => id)).toEqual(['numbered', 'mailed', 'born', 'n0', 'n1', 'n2']);
  });
});
