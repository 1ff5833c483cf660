import { expect, it } from 'vitest';
import { listPath } from './listPath.ts';

it('carries filter and sort in the query as lists read them', () => {
  const path = listPath('bookings', {
    filter: { booking_status: ['NEW'] },
    sort: { field: 'dateCreated', order: 'DESC' },
  });
  const url = new URL(path, 'https://convene.example');
  expect(url.pathname).toBe('/bookings');
  expect(JSON.parse(url.searchParams.get('filter') ?? '')).toEqual({ booking_status: ['NEW'] });
  expect([url.searchParams.get('sort'), url.searchParams.get('order')]).toEqual(['dateCreated', 'DESC']);
});

it('is the bare list without either', () => {
  expect(listPath('events')).toBe('/events');
});
