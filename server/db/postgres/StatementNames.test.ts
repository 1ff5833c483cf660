import { describe, expect, it } from 'vitest';
import { plannedAnew } from '../plannedAnew.ts';
import { StatementNames } from './StatementNames.ts';

describe('StatementNames', () => {
  it('names a text on its second use and keeps the name', () => {
    const names = new StatementNames(3);
    expect(names.name('a')).toEqual({ name: null, evicted: null });
    expect(names.name('a')).toEqual({ name: 's1', evicted: null });
    expect(names.name('a')).toEqual({ name: 's1', evicted: null });
  });

  it('gives up the name used longest ago, and never reuses it', () => {
    const names = new StatementNames(2);
    for (const text of ['a', 'a', 'b', 'b', 'a']) names.name(text);
    names.name('c');
    expect(names.name('c')).toEqual({ name: 's3', evicted: 's2' });
    expect(names.name('a').name).toBe('s1');
    names.name('b');
    expect(names.name('b').name).toBe('s4');
  });

  it('names no text that is planned for its values, but where all are', () => {
    const names = new StatementNames(2);
    for (let i = 0; i < 3; i += 1) expect(names.name(`select 1 ${plannedAnew}`).name).toBeNull();
    names.name(`select 1 ${plannedAnew}`, true);
    expect(names.name(`select 1 ${plannedAnew}`, true).name).toBe('s1');
    expect(names.name(`select 1 ${plannedAnew}`).name).toBeNull();
  });

  it('does not remember one-off texts for ever', () => {
    const names = new StatementNames(2);
    for (let i = 0; i < 100; i += 1) names.name(`select ${i}`);
    expect(names.name('select 0').name).toBeNull();
  });
});
