import { expect, it } from 'vitest';
import { sentFilter } from '#schema/sentFilter.ts';
import type { ConditionsDefinition } from '../ConditionsDefinition.ts';
import { fromWhere, toWhere } from './conditionNodes.ts';
import { groupOf, testOf, type FilterNode } from './FilterModel.ts';
import { keptValue } from './keptValue.ts';
import { filterScope } from './FilterScope.ts';

const conditions: ConditionsDefinition = {
  source: 'whereConditions',
  columns: [
    { value: 'NAME', source: 'name', kind: 'string' },
    { value: 'CREATED', source: 'created', kind: 'dateTime' },
  ],
  operators: ['EQ', 'NEQ', 'GTE', 'LT', 'LIKE', 'IN', 'BETWEEN', 'IS_NULL'],
  relations: [
    {
      value: 'LINES',
      columns: [{ value: 'STATE', source: 'state', kind: 'enum', name: 'State', values: ['NEW'] }],
    },
  ],
};
const scope = filterScope({ filters: [], list: undefined, conditions });
const back = (where: unknown) => toWhere(groupOf(fromWhere(where, scope)), scope);
const bare = ({ key: _key, ...node }: FilterNode) => node;

it('a relation without more said is at least one (spec §9)', () => {
  expect(back({ HAS: { relation: 'LINES' } })).toEqual({
    AND: [{ HAS: { relation: 'LINES', operator: 'GTE', amount: 1 } }],
  });
});

it('of related records, what they are tested for comes back', () => {
  const condition = { AND: [{ column: 'STATE', operator: 'EQ', value: 'NEW' }] };
  const HAS = { relation: 'LINES', operator: 'LT', amount: 2, condition };
  expect(back({ AND: [{ HAS }] })).toEqual({ AND: [{ HAS }] });
});

it('the number of related records may be left to the contract', () => {
  const node = {
    kind: 'has',
    key: 'h',
    relation: 'LINES',
    operator: 'GTE',
    amount: null,
    group: groupOf([]),
  } as const;
  expect(toWhere(node, scope)).toEqual({ HAS: { relation: 'LINES', operator: 'GTE' } });
});

it('what is unfinished is left out, and nothing is asked where nothing is left', () => {
  const half = testOf('NAME', 'BETWEEN', ['a', null]);
  const whole = testOf('NAME', 'EQ', 'Anna');
  expect(toWhere(groupOf([testOf('NAME', 'CONTAINS', ''), half, whole]), scope)).toEqual({
    AND: [{ column: 'NAME', operator: 'EQ', value: 'Anna' }],
  });
  expect(toWhere(groupOf([half]), scope)).toBeUndefined();
});

it('everything that one node says must hold, and what all must hold are filters of their own', () => {
  const name = (value: string) => ({ column: 'NAME', operator: 'EQ', value });
  const nodes = fromWhere({ ...name('a'), AND: [{ AND: [name('b')] }], OR: [name('c'), name('d')] }, scope);
  expect(nodes.map((node) => node.kind)).toEqual(['test', 'test', 'group']);
  expect(fromWhere({ OR: [name('a')] }, scope).map(bare)).toEqual([
    { kind: 'test', property: 'NAME', operator: 'EQ', value: 'a' },
  ]);
});

it('a day of a moment is kept as a day, and a moment as the moment it is', () => {
  const kept = toWhere(testOf('CREATED', 'EQ', '2027-03-01'), scope);
  expect(kept).toEqual({
    AND: [
      { column: 'CREATED', operator: 'GTE', value: '@2027-03-01T00:00' },
      { column: 'CREATED', operator: 'LT', value: '@2027-03-01T24:00' },
    ],
  });
  expect(fromWhere({ AND: [kept] }, scope).map(bare)).toEqual([
    { kind: 'test', property: 'CREATED', operator: 'EQ', value: '2027-03-01' },
  ]);
  const moment = { column: 'CREATED', operator: 'GTE', value: '2027-03-01T10:00:00.000Z' };
  expect(back(moment)).toEqual({ AND: [moment] });
});

it.each([
  ['GTE', '@this_month', 'LTE', '@this_month'],
  ['GTE', '@this_month', 'NEQ', null],
  ['GTE', '@today', 'NEQ', '@today'],
  ['GTE', '@today', 'BETWEEN', null],
])('%s %s, compared by %s instead, is with %s', (operator, value, next, kept) => {
  expect(keptValue(testOf('day', operator, value), next)).toBe(kept);
});

it.each([
  ['GTE', 1250],
  ['BETWEEN', [1250, 2000]],
])(
  'an amount of any currency, compared by %s, comes back from what is kept and from what was sent',
  (by, value) => {
    const priced = filterScope({
      filters: [],
      list: undefined,
      conditions: {
        ...conditions,
        columns: [
          { value: 'PRICE', source: 'price', kind: 'money', currency: 'CURRENCY' },
          { value: 'CURRENCY', source: 'currency', kind: 'currency' },
        ],
      },
    });
    const test = testOf('PRICE', by, value);
    const kept = toWhere(groupOf([test]), priced);
    const sent = sentFilter({ where: kept }, { viewer: '7', now: new Date() }).where;
    expect(JSON.stringify(sent)).toContain('"JPY"');
    for (const where of [kept, sent]) expect(fromWhere(where, priced).map(bare)).toEqual([bare(test)]);
  },
);
