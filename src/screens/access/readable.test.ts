import { expect, it } from 'vitest';
import type { TypeAccess } from '#src/data/access/Permission.ts';
import { readableConditions } from './readable.ts';

const accessOf = (...hiddenFields: readonly string[]): TypeAccess => ({
  type: 'Any',
  can: [],
  hiddenFields,
  inputs: [],
});
const hidden = new Map([
  ['people', accessOf('email')],
  ['teachers', accessOf('country')],
]);
const string = (source: string) => ({ value: source, source, kind: 'string' }) as const;

it('tests neither what is hidden of a row, nor of a record that it leads to, nor of related records', () => {
  const tested = readableConditions(
    {
      source: 'where',
      operators: [],
      columns: [
        string('name'),
        string('born'),
        { value: 'PERSON_ID', source: 'person', kind: 'reference', reference: 'people' },
        string('person.email'),
        string('person.city'),
        { value: 'ME', kind: 'boolean' },
      ],
      relations: [
        { value: 'TEACHERS', resource: 'teachers', columns: [string('name'), string('country')] },
        { value: 'OTHERS', columns: [string('country')] },
      ],
    },
    accessOf('born'),
    (resource) => hidden.get(resource ?? ''),
  );
  expect(tested?.columns.map(({ value }) => value)).toEqual(['name', 'PERSON_ID', 'person.city', 'ME']);
  expect(tested?.relations.map(({ columns }) => columns.map(({ value }) => value))).toEqual([
    ['name'],
    ['country'],
  ]);
});
