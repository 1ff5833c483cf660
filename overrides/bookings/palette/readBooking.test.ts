import { expect, it } from 'vitest';
import { readBooking } from './readBooking.ts';

const read = (text: string) => readBooking(text, { book: 'book', on: 'on' });

it('takes apart who is booked and on what', () => {
  expect(read('book anna weber on basics')).toEqual({ person: 'anna weber', event: 'basics' });
  expect(read('Book Anna')).toEqual({ person: 'Anna', event: '' });
  expect(read('book anna on')).toEqual({ person: 'anna', event: '' });
  expect(read('book jon on update on toxins')).toEqual({ person: 'jon on update', event: 'toxins' });
});

it.each(['book', 'books anna', 'anna on basics', 'book on basics', ''])('reads nothing into "%s"', (text) => {
  expect(read(text)).toBeUndefined();
});
