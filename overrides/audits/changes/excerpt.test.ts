import { expect, it } from 'vitest';
import { excerptOf, inLine } from './excerpt.ts';

const lorem = 'Lorem ipsum dolor sit amet. '.repeat(40);

it('a text that fits is said whole', () => {
  expect(excerptOf('x'.repeat(240), '')).toBeUndefined();
  expect(inLine('x'.repeat(60))).toBe('x'.repeat(60));
  expect(inLine('x'.repeat(61))).toBe(`${'x'.repeat(59)}…`);
});

it('a long one is read from its start, or from the words before the place where it begins to differ', () => {
  expect(excerptOf(lorem, '')).toBe(`${lorem.slice(0, 240).trimEnd()}…`);
  const [old, now] = [`${lorem}Bring shoes.`, `${lorem}Bring boots.`];
  expect(excerptOf(old, now)).toMatch(/^… \w.{20,60}Bring shoes\.$/);
  expect(excerptOf(now, old)).toMatch(/^… \w.{20,60}Bring boots\.$/);
});

it('no letter is cut in two, whatever it is written with', () => {
  const family = '👩‍👩‍👧';
  expect(inLine(`${'x'.repeat(58)}😀${'x'.repeat(9)}`)).toBe(`${'x'.repeat(58)}…`);
  expect(inLine(`${'x'.repeat(58)}e\u0301${'x'.repeat(9)}`)).toBe(`${'x'.repeat(58)}…`);
  expect(excerptOf(`${'x'.repeat(238)}${family}${'x'.repeat(9)}`, '')).toBe(`${'x'.repeat(238)}…`);
  const alike = `${'x'.repeat(200)}${family}${'y'.repeat(57)}`;
  expect(excerptOf(`${alike}old`, `${alike}new`)).toBe(`… ${family}${'y'.repeat(57)}old`);
});

it('one without a blank, and one that only lost its end, are told all the same', () => {
  const word = 'a'.repeat(500);
  expect(excerptOf(`${word}b`, `${word}c`)).toBe(`… ${'a'.repeat(60)}b`);
  expect(excerptOf(word, `${word}c`)).toBe(`… ${'a'.repeat(60)}`);
});
