import { expect, it } from 'vitest';
import { rankItems } from './rankItems.ts';

const items = ['Go to events', 'New event', 'Events', 'Sign out', 'Évian'].map((label) => ({
  id: label,
  label,
  group: '',
  run: () => undefined,
}));
const labels = (query: string, uses = {}) => rankItems(items, query, uses).map(({ label }) => label);

it('puts what begins as it was typed before what holds it in a word, and leaves out the rest', () => {
  expect(labels('ev')).toEqual(['Events', 'Évian', 'Go to events', 'New event']);
  expect(labels('event new')).toEqual(['New event']);
  expect(labels('zzz')).toEqual([]);
});

it('puts what is used more first among what fits alike', () => {
  expect(labels('ev', { 'New event': 2, Évian: 1, 'Sign out': 9 })).toEqual([
    'Évian',
    'Events',
    'New event',
    'Go to events',
  ]);
  expect(labels('', { 'Sign out': 9 })[0]).toBe('Sign out');
});

it('finds a page by the words of going there', () => {
  const page = { id: '/events', label: 'Events', also: 'Go to Events', group: '', run: () => undefined };
  expect(rankItems([page], 'go ev', {})).toEqual([page]);
});
