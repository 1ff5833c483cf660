import { describe, expect, it } from 'vitest';
import { changedSources, filledSources, withValueAt } from './changes.ts';
import { countErrors, errorPaths } from './errorPaths.ts';
import { keepMine, staleDifferences } from './stale/staleDifferences.ts';

describe('what has changed', () => {
  const before = {
    name: 'A',
    brand: null,
    country: { id: '1', name: 'Japan' },
    roles: [],
    trainers: [{ id: 'a' }],
  };

  it('is told by input, relations and rows included', () => {
    const now = {
      ...before,
      name: 'B',
      country: { id: '2', name: 'France' },
      trainers: [{ id: 'a' }, { id: 'b' }],
    };
    expect(changedSources(['name', 'brand', 'country.id', 'roles', 'trainers'], before, now)).toEqual([
      'name',
      'country.id',
      'trainers',
    ]);
  });

  it('is not told of what was touched and left empty', () => {
    expect(
      changedSources(['brand', 'roles', 'missing'], before, {
        ...before,
        brand: '',
        roles: null,
        missing: null,
      }),
    ).toEqual([]);
  });

  it('is filled in where it holds something, not where it was cleared', () => {
    const now = { ...before, name: '', brand: 'Nerovia', agenda: { name: '' } };
    expect(filledSources(['name', 'brand', 'agenda'], now)).toEqual(['brand']);
  });

  it('is not told of a part whose inputs are all empty', () => {
    expect(changedSources(['agenda'], {}, { agenda: { name: '', sections: [] } })).toEqual([]);
    expect(changedSources(['agenda'], {}, { agenda: { name: 'Day 1', sections: [] } })).toEqual(['agenda']);
  });
});

describe('problems of a form', () => {
  const problem = { type: 'x', message: 'wrong' };
  const errors = {
    name: problem,
    country: { id: problem },
    trainers: [undefined, { priority: problem, trainer: { id: problem } }],
    agenda: { sections: { root: problem } },
    root: { serverError: problem },
  };

  it('are counted at every depth', () => {
    expect(errorPaths(errors)).toEqual([
      'name',
      'country.id',
      'trainers.1.priority',
      'trainers.1.trainer.id',
      'agenda.sections.root',
      'root.serverError',
    ]);
  });

  it('belong to the section of their input, which may stand above or below them', () => {
    const paths = errorPaths(errors);
    expect(countErrors(paths, ['name', 'country.id'])).toBe(2);
    expect(countErrors(paths, ['trainers', 'agenda'])).toBe(3);
    expect(countErrors(['country'], ['country.id'])).toBe(1);
    expect(countErrors(paths, ['nameTitle'])).toBe(0);
  });

  it("do not include the input's element, whose paths have no end", () => {
    const element: { self?: object } = {};
    element.self = element;
    expect(errorPaths({ name: { ...problem, ref: element } })).toEqual(['name']);
  });
});

describe('a stale write (K6)', () => {
  const base = {
    id: '1',
    name: 'Old',
    brand: 'Old',
    country: { id: '1', name: 'Japan' },
    dateModified: 'then',
  };
  const theirs = { ...base, brand: 'Theirs', country: { id: '2', name: 'France' }, dateModified: 'now' };
  const mine = { ...base, name: 'Mine', brand: 'Mine' };
  const sources = ['name', 'brand', 'country.id'];

  it('shows what the other has changed, beside what is here', () => {
    expect(staleDifferences({ sources, base, mine, theirs })).toEqual([
      { source: 'brand', mine: 'Mine', theirs: 'Theirs', changedByMe: true },
      { source: 'country.id', mine: base.country, theirs: theirs.country, changedByMe: false },
    ]);
  });

  it('shows what the server tells of, where changes were put back into a newer record', () => {
    expect(
      staleDifferences({
        sources,
        base: theirs,
        mine: { ...theirs, name: 'Mine' },
        theirs,
        told: ['brand', 'name', 'secret'],
      }),
    ).toEqual([
      { source: 'name', mine: 'Mine', theirs: 'Old', changedByMe: true },
      { source: 'brand', mine: 'Theirs', theirs: 'Theirs', changedByMe: false },
    ]);
  });

  it('keeping mine writes only my changes over theirs, with their version', () => {
    expect(keepMine({ sources, base, mine, theirs, version: 'dateModified' })).toEqual({
      ...theirs,
      name: 'Mine',
      brand: 'Mine',
    });
  });

  it('puts a value into a part that was not there', () => {
    expect(withValueAt({ country: null }, 'country.id', '3')).toEqual({ country: { id: '3' } });
  });
});
