import { expect, it } from 'vitest';
import { columnsOf } from '#src/fields/rows/columnsOf.ts';
import { fileColumn, isWrittenByServer } from '#src/screens/export/fileColumns.ts';
import { arrivalColumns, bookingListColumns, defaultColumns } from './bookingListColumns.tsx';

it('what is missing goes into the files that the server writes, in the words of the screen', () => {
  const [column] = columnsOf(bookingListColumns.collectMissing);
  if (column === undefined) throw new Error('There is no such column.');
  expect(isWrittenByServer(column)).toBe(true);
  const labels: Readonly<Record<string, string>> = {
    'enums.CollectField.countryId': 'Country',
    'enums.CollectField.onekeyId': 'OneKey id',
  };
  const translate = (key: string, args?: Record<string, unknown>) => labels[key] ?? String(args?.['_']);
  const told = fileColumn(column, 'Missing details', {
    translate,
    locale: 'en-GB',
    fieldWords: (_type, name) => name,
  });
  expect(told).toMatchObject({ source: 'collectMissing', label: 'Missing details' });
  expect(JSON.parse(String(told.words))).toMatchObject({
    countryId: 'Country',
    onekeyId: 'OneKey id',
    dateArrival: 'Date arrival',
  });
});

it('how long there is until the event is in a file the day that it starts', () => {
  const [column] = columnsOf(bookingListColumns.daysToEvent);
  if (column === undefined) throw new Error('There is no such column.');
  expect(isWrittenByServer(column)).toBe(true);
  const fieldWords = (_type: string, name: string) => `The word for ${name}`;
  expect(fileColumn(column, 'Event in', { translate: (key) => key, locale: 'en-GB', fieldWords })).toEqual({
    source: 'centreEvent.dateStart',
    label: 'The word for centreEvent.dateStart',
  });
});

it('the day of the event has a place of its own on a card, whatever the event is called, among arrivals that of the arrival', () => {
  const keptOf = (shown: readonly string[]) =>
    columnsOf(Object.values(bookingListColumns))
      .filter(({ source, field }) => field?.onCard === true && shown.includes(source))
      .map(({ source }) => source);
  expect(keptOf(defaultColumns)).toEqual(['centreEvent.dateStart']);
  expect(keptOf(arrivalColumns)).toEqual(['dateArrival']);
});
