import { expect, test } from 'vitest';
import { findHint } from './findHint.ts';

const sources = [
  {
    path: 'words.ts',
    text: `export const words = {
  Types: { labels: { Post: 'Article' } },
};`,
  },
  {
    path: 'posts.ts',
    text: `export const postHints = {
  Post: {
    representation: ['author.name', 'title'],
    labels: {
      title: 'Title of notes',
      notes: 'Notes',
    },
    sections: postSections,
  },
} satisfies Hints['types'];`,
  },
  {
    path: 'sections.ts',
    text: `import type { SectionHint } from '../Hints.ts';

export const postSections = [
  { name: 'text', fields: ['title'] },
  { name: 'more', fields: ['notes'] },
] as const;`,
  },
  { path: 'hints.ts', text: `export const hints = { types: { ...postHints }, viewer: 'Reader' };` },
];

test.each([
  [['types', 'Post', 'labels'], 'notes', 'posts.ts:6'],
  [['types', 'Post', 'representation'], 'author', 'posts.ts:3'],
  [['types', 'Post', 'sections'], 'notes', 'sections.ts:5'],
  [['types', 'Post', 'labels', 'title'], undefined, 'posts.ts:5'],
  [['types', 'Post', 'masks'], 'notes', 'posts.ts:6'],
  [['types', 'Post'], undefined, 'posts.ts:2'],
  [['viewer'], undefined, 'hints.ts:1'],
  [['types', 'Writer', 'labels'], 'name', undefined],
])('a hint is found in its file: %j %s at %s', (place, name, at) =>
  expect(findHint({ place, ...(name !== undefined && { name }) }, sources)).toBe(at),
);
