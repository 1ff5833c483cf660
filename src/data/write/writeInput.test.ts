import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { isSame } from '../isSame.ts';
import type { InputMeta, UpdateMeta } from '../ResourceMeta.ts';
import type { Row } from '../Row.ts';
import { eventMeta } from '../testing/eventMeta.ts';
import { createVariables, updateVariables } from './writeInput.ts';

if (!eventMeta.update || !eventMeta.create) throw new Error('The test resource can be written.');
const update = eventMeta.update;
const inputOf = (data: Row, previous: Row | undefined) =>
  updateVariables(update, '5', data, previous).input as Row;
const runs = { numRuns: 200 };

describe('a file', () => {
  const picture = { large: '/l.webp', medium: '/m.webp', thumbnail: '/t.webp' };
  const file = new File(['x'], 'x.png');

  it('is sent as it was chosen', () => {
    expect(inputOf({ photo: { rawFile: file, src: 'blob:x' } }, { photo: picture }).photo).toBe(file);
    expect(inputOf({ photo: file }, {}).photo).toBe(file);
    expect(inputOf({ photo: [{ rawFile: file }] }, {}).photo).toBe(file);
  });

  it('is kept where it was not touched, and cleared with null', () => {
    expect(inputOf({ photo: picture }, { photo: picture })).not.toHaveProperty('photo');
    expect(inputOf({ photo: null }, { photo: picture }).photo).toBeNull();
    expect(inputOf({ photo: null }, { photo: null })).not.toHaveProperty('photo');
  });
});

describe('lists', () => {
  it('that sync are sent whole where anything differs', () => {
    const previous = {
      trainers: [
        { trainer: { id: '1' }, priority: 1 },
        { trainer: { id: '2' }, priority: 2 },
      ],
    };
    const data = { trainers: [{ trainer: { id: 2, name: 'B' }, priority: 1 }] };
    expect(inputOf(data, previous).trainers).toEqual({ sync: [{ id: '2', priority: 1 }] });
    expect(inputOf(previous, previous)).not.toHaveProperty('trainers');
    expect(inputOf({ trainers: null }, previous).trainers).toEqual({ sync: [] });
  });

  it('of ids take ids and records alike', () => {
    expect(
      inputOf({ allowedCountries: [{ id: 1 }, '2'] }, { allowedCountries: [] }).allowed_countries,
    ).toEqual({ sync: ['1', '2'] });
    expect(
      inputOf({ allowedCountries: ['1'] }, { allowedCountries: [{ id: '1', name: 'Austria' }] }),
    ).not.toHaveProperty('allowed_countries');
  });

  it('keep the id of a related record that may not be seen (S1)', () => {
    const unseen = { trainer: null, trainerId: '7', priority: 1 };
    const data = { trainers: [unseen, { trainer: { id: '8' }, priority: 2 }] };
    expect(inputOf(data, { trainers: [unseen] }).trainers).toEqual({
      sync: [
        { id: '7', priority: 1 },
        { id: '8', priority: 2 },
      ],
    });
  });

  it('that nest tell new, changed and removed rows apart', () => {
    const row = (id: string, name: string) => ({ id, name, costCategory: { id: '2' }, amountExcVat: 100 });
    const previous = { estimatedCosts: [row('1', 'Room'), row('2', 'Lunch'), row('3', 'Rail')] };
    const data = {
      estimatedCosts: [row('3', 'Train'), { name: 'Taxi', costCategory: { id: '4' } }, row('1', 'Room')],
    };
    expect(inputOf(data, previous).estimated_costs).toEqual({
      create: [{ name: 'Taxi', cost_category_id: '4' }],
      // Required members come along, others only where they changed.
      update: [{ id: '3', name: 'Train', cost_category_id: '2' }],
      delete: ['2'],
    });
  });
});

describe('a connection', () => {
  it('is made by id, or creates, or is left alone', () => {
    const before = { participant: { id: '4', firstName: 'Ada' } };
    expect(inputOf({ participant: { id: 9 } }, before).participant).toEqual({ connect: '9' });
    expect(inputOf({ participant: '9' }, before).participant).toEqual({ connect: '9' });
    expect(inputOf({ participant: { firstName: 'Bo', country: { id: 3 } } }, before).participant).toEqual({
      create: { first_name: 'Bo', country_id: '3' },
    });
    expect(inputOf(before, before)).not.toHaveProperty('participant');
    expect(inputOf({ participant: null }, before).participant).toBeNull();
    expect(inputOf({ participant: null }, {})).not.toHaveProperty('participant');
  });
});

it('ids are sent as numbers where the contract takes no text for one', () => {
  const numeric = { numericId: true } as const;
  const line = [
    { name: 'id', source: 'id', kind: 'value', required: true },
    { name: 'product_id', source: 'product.id', kind: 'id', ...numeric },
  ] as const;
  const inputs: readonly InputMeta[] = [
    { name: 'author_id', source: 'author.id', kind: 'id', ...numeric },
    { name: 'tags', source: 'tags', kind: 'ids', sync: true, ...numeric },
    { name: 'customer', source: 'customer', kind: 'connect', ...numeric },
    {
      name: 'lines',
      source: 'lines',
      kind: 'nested',
      canDelete: true,
      inputs: line,
      updateInputs: line,
      ...numeric,
    },
  ];
  const before = {
    author: { id: 1 },
    tags: [{ id: 4 }],
    customer: { id: 6 },
    lines: [
      { id: 8, product: { id: 10 } },
      { id: 9, product: { id: 10 } },
    ],
  };
  // What is picked has the id that the data provider gives each record: a text.
  const data = {
    author: { id: '2' },
    tags: ['4', { id: '5' }],
    customer: { id: '7' },
    lines: [{ id: '8', product: { id: '11' } }],
  };
  const sent = updateVariables({ ...update, inputs }, '5', data, before).input;
  expect(sent).toEqual({
    id: '5',
    author_id: 2,
    tags: { sync: [4, 5] },
    customer: { connect: 7 },
    lines: { update: [{ id: 8, product_id: 11 }], delete: [9] },
  });
  const cleared = updateVariables({ ...update, inputs }, '5', { author: { id: null } }, before).input;
  expect(cleared).toEqual({ id: '5', author_id: null });
});

it('what was not read is not cleared by a form that holds nothing of it', () => {
  const blank = { name: '', trainers: null, allowedCountries: null, maxTrainees: null };
  expect(inputOf(blank, { id: '5' })).toEqual({ id: '5' });
  expect(inputOf({ ...blank, name: 'A' }, { id: '5' })).toEqual({ id: '5', name: 'A' });
});

it('inputs may stand in a variable of any name', () => {
  const named = { ...update, argument: 'pool', idVariable: 'id' };
  expect(updateVariables(named, '5', { name: 'A' }, { name: 'B' })).toEqual({ id: '5', pool: { name: 'A' } });
  const create = { field: 'f', operation: update.operation, inputs: [], argument: 'pool' };
  expect(createVariables(create, {})).toEqual({ pool: {} });
});

it('inputs may be variables of their own', () => {
  const spread: UpdateMeta = { ...update, spread: true, idVariable: 'postId' };
  expect(updateVariables(spread, '5', { name: 'A' }, { name: 'B' })).toEqual({ postId: '5', name: 'A' });
  const create = {
    field: 'f',
    operation: update.operation,
    inputs: [{ name: 'name', source: 'name', kind: 'value' as const }],
    spread: true,
  };
  expect(createVariables(create, { name: 'A', other: 1 })).toEqual({ name: 'A' });
});

describe('for any record', () => {
  const value = fc.option(fc.oneof(fc.string(), fc.integer(), fc.boolean()));
  const plain: readonly InputMeta[] = [
    { name: 'name', source: 'name', kind: 'value' },
    { name: 'max_trainees', source: 'maxTrainees', kind: 'value' },
    { name: 'deep_value', source: 'deep.value', kind: 'value' },
  ];
  const simple: UpdateMeta = { field: 'update', operation: update.operation, inputs: plain };
  const record = fc.record({ name: value, maxTrainees: value, deep: fc.record({ value }) });
  const input = (data: Row, previous: Row) => updateVariables(simple, '5', data, previous).input as Row;

  it('an untouched form sends only the id', () => {
    fc.assert(
      fc.property(record, (data) => {
        expect(input(structuredClone(data), data)).toEqual({ id: '5' });
      }),
      runs,
    );
  });

  it('what is sent is just what differs, nulls included', () => {
    fc.assert(
      fc.property(record, record, (data, previous) => {
        const sent = input(data, previous);
        expect('name' in sent).toBe(!isSame(data.name, previous.name));
        expect('deep_value' in sent).toBe(!isSame(data.deep.value, previous.deep.value));
        if ('max_trainees' in sent) expect(sent.max_trainees).toEqual(data.maxTrainees);
      }),
      runs,
    );
  });

  const rows = fc.uniqueArray(
    fc.record({
      id: fc.nat(20).map(String),
      name: fc.string(),
      costCategory: fc.record({ id: fc.nat(5).map(String) }),
    }),
    {
      selector: ({ id }) => id,
      maxLength: 8,
    },
  );
  const fresh = fc.array(fc.record({ name: fc.string() }), { maxLength: 3 });

  it('the changes of a nested list, applied to what was read, give what the form holds', () => {
    fc.assert(
      fc.property(rows, rows, fresh, (previous, kept, added) => {
        const known = kept.filter(({ id }) => previous.some((row) => row.id === id));
        const changes = (inputOf({ estimatedCosts: [...known, ...added] }, { estimatedCosts: previous })
          .estimated_costs ?? {}) as {
          readonly create?: readonly Row[];
          readonly update?: readonly { readonly id: string; readonly name: string }[];
          readonly delete?: readonly string[];
        };
        const names = new Map(previous.map(({ id, name }) => [id, name]));
        for (const id of changes.delete ?? []) names.delete(id);
        for (const { id, name } of changes.update ?? []) names.set(id, name);
        expect(Object.fromEntries(names)).toEqual(
          Object.fromEntries(known.map(({ id, name }) => [id, name])),
        );
        expect(changes.create?.map(({ name }) => name) ?? []).toEqual(added.map(({ name }) => name));
      }),
      runs,
    );
  });
});
