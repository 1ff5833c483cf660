import { describe, expect, it } from 'vitest';
import { cleanName, emailProblem, usernameProblem } from './accountNames.ts';

describe('a user name', () => {
  it('is kept in one form', () => {
    expect(cleanName('\u3000Ａ\u030a ﬁ\u00a0\u2003x ')).toBe('Å fi x');
    expect(cleanName(cleanName('①  ℡'))).toBe(cleanName('①  ℡'));
  });

  it.each([
    '',
    'anna',
    'anna@clinic.example',
    'Łukasz O’Neill-7',
    'Анна-2',
    'Άννα',
    'علي',
    'שרה',
    '山田さん',
    'カナ taro',
    '王小明 wang',
    '김민준',
    'नमिता',
    'Ａｎｎａ',
    'e\u0301',
  ])('may be %j', (name) => expect(usernameProblem(name)).toBeNull());

  it.each(['аnna', 'annа', 'Αnna', 'анnа', 'さんя', '김さん', 'علиs', 'ｐаｙ', 'ꭰꭱ'])(
    'may not mix: %j',
    (name) => expect(usernameProblem(name)?.code).toBe('NAME_OF_SEVERAL_SCRIPTS'),
  );

  it.each([
    '\u0000',
    '\u0085',
    '\u00ad',
    '\u034f',
    '\u061c',
    '\u115f',
    '\u180e',
    '\u200b',
    '\u200f',
    '\u2028',
    '\u202e',
    '\u2060',
    '\u2066',
    '\u3164',
    '\ufe0f',
    '\u{e0061}',
  ])('holds nothing that nobody sees: %j', (character) => {
    expect(usernameProblem(`an${character}na`)?.code).toBe('NAME_WITH_INVISIBLE_CHARACTERS');
    expect(emailProblem(`an${character}na@clinic.example`)?.code).toBe('NAME_WITH_INVISIBLE_CHARACTERS');
  });

  it('of an address may mix what its domain mixes', () => {
    expect(emailProblem('анна@clinic.example')).toBeNull();
  });
});
