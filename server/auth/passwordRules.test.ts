import { describe, expect, it } from 'vitest';
import { passwordProblem } from './passwordRules.ts';

const easy = 'This password is easy to guess. Four words that have nothing to do with you are good.';
const own = ['fritzi', 'friederike.lindenhof@clinic.example', 'Friederike', 'Lindenhof'];

describe('a password that somebody chooses (S7)', () => {
  it.each([
    ['the product’s own', 'convene-demo'],
    ['the product’s own, otherwise', 'Convene Demo 2026'],
    ['their address', 'friederike.lindenhof@clinic.example'],
    ['the name of where they work', 'clinic example clinic'],
    ['their names and a year', 'Friederike Lindenhof 2026'],
    ['a word and a year', 'conference2026'],
    ['a season and a year', 'Frühling2026!'],
    ['letters of two pieces', 'Fru\u0308hling2026!'],
    ['two seasons and a year', 'Summer Winter 2026!'],
    ['a season, a year and it again', 'Summer2026!Summer'],
    ['a word, a year and it again, with signs for letters', 'Dragon2026!Dr4gon'],
    ['a name over and over', 'fritzifritzifritzifritzi'],
    ['what is easy as far as anybody looks', `${'a'.repeat(40)} lantern gravel otter mint`],
  ])('is not %s', async (_what, password) => {
    expect(await passwordProblem(password, own)).toBe(easy);
  });

  it.each([
    'lantern gravel otter mint',
    'glacier-pepper-violin-march',
    'k8j2Lq9xTz4m',
    'Friederike lantern gravel otter mint',
    `lantern gravel otter mint pewter canyon ${'a'.repeat(100)}`,
  ])('may be %s', async (password) => {
    expect(await passwordProblem(password, own)).toBeNull();
  });

  it('has so many characters, and no more', async () => {
    const told = async (length: number) =>
      passwordProblem('lantern gravel otter mint '.repeat(8).slice(0, length), own);
    expect(await told(11)).toBe('A password has at least 12 characters.');
    expect(await told(200)).toBeNull();
    expect(await told(201)).toBe('A password has at most 200 characters.');
  });

  it('keeps nobody waiting, whatever it is', async () => {
    const slow = [
      'P4$$w0rd'.repeat(25),
      '1!|4@3$50'.repeat(22),
      '1'.repeat(200),
      '4@83({[<369&#!1|170$52+7%2',
    ];
    for (const password of slow) {
      const took: number[] = [];
      for (let turn = 0; turn < 4; turn += 1) {
        const start = performance.now();
        await passwordProblem(password, [`${'a-'.repeat(100)}@clinic.example`]);
        took.push(performance.now() - start);
      }
      // It takes a few milliseconds, on a busy machine some more, and took a third of a second.
      expect(Math.min(...took), password).toBeLessThan(150);
    }
  });
});
