import { expect, it } from 'vitest';
import { columnsOf } from '#src/fields/rows/columnsOf.ts';
import { fileColumn, fileHead } from '#src/screens/export/fileColumns.ts';
import { defaultColumns, eventListColumns } from './eventListColumns.tsx';

it('a file has the seats that are taken by their own name, and the limit beside them', () => {
  const columns = columnsOf(Object.values(eventListColumns((key) => `Words of ${key}`)));
  const context = {
    translate: (key: string) => key,
    locale: 'en',
    fieldWords: (type: string, name: string) => `${name} of ${type}`,
  };
  const seats = columns.find(({ source }) => source === 'traineeCount');
  if (seats === undefined) throw new Error('No seats.');
  expect(seats.label).toBe('Words of seats.title');
  const head = 'traineeCount of CentreEvent';
  expect(fileColumn(seats, 'Seats', context)).toEqual({ source: 'traineeCount', label: head });
  expect(fileHead(seats, 'Seats', context)).toBe(head);
  expect(columns.map(({ source }) => source)).toContain('maxTrainees');
  expect(defaultColumns).not.toContain('maxTrainees');
});
