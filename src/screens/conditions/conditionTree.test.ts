import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countConditions, fromWhere, toWhere, type Where } from './conditionTree.ts';

const leaf = fc.oneof(
  fc.record({
    column: fc.constantFrom('NAME', 'CITY'),
    operator: fc.constantFrom('EQ', 'LIKE'),
    value: fc.string({ minLength: 1 }),
  }),
  fc.record({ column: fc.constant('CITY'), operator: fc.constantFrom('IS_NULL', 'IS_NOT_NULL') }),
  fc.record({
    HAS: fc.record({
      relation: fc.constant('EVENT_BOOKINGS'),
      operator: fc.constant('GTE'),
      amount: fc.nat(9),
    }),
  }),
);
const tree = fc.letrec<{ group: Where }>((tie) => ({
  group: fc.oneof(
    { maxDepth: 3 },
    fc.record({ AND: fc.array(leaf, { minLength: 1, maxLength: 3 }) }),
    fc.record({ OR: fc.array(fc.oneof(leaf, tie('group')), { minLength: 1, maxLength: 3 }) }),
  ),
})).group;

it('a tree comes back from the address as it was built', () => {
  fc.assert(
    fc.property(tree, (where) => {
      expect(toWhere(fromWhere(where))).toEqual(where);
    }),
    { seed: 20270101 },
  );
});

it('unfinished conditions are left out, and nothing is asked where nothing is left', () => {
  const node = fromWhere({ AND: [{ column: 'NAME', operator: 'EQ', value: 'Anna' }] });
  const unfinished = { kind: 'column', key: 'x', column: 'CITY', operator: 'EQ', value: null } as const;
  const half = {
    kind: 'column',
    key: 'y',
    column: 'DATE',
    operator: 'BETWEEN',
    value: ['2027-01-01', null],
  } as const;
  expect(toWhere({ ...node, nodes: [...node.nodes, unfinished, half] })).toEqual({
    AND: [{ column: 'NAME', operator: 'EQ', value: 'Anna' }],
  });
  expect(toWhere({ ...node, nodes: [unfinished] })).toBeUndefined();
});

it('a relation without more said is at least one (spec §9)', () => {
  expect(toWhere(fromWhere({ HAS: { relation: 'EVENT_BOOKINGS' } }))).toEqual({
    AND: [{ HAS: { relation: 'EVENT_BOOKINGS', operator: 'GTE', amount: 1 } }],
  });
});

it('of related records, the number may be left to the contract, and what they are tested for is kept', () => {
  const condition = { column: 'BOOKING_STATUS', value: 'CONFIRMED' };
  const HAS = { relation: 'EVENT_BOOKINGS', operator: 'GTE', amount: 2, condition };
  expect(toWhere(fromWhere({ AND: [{ HAS }] }))).toEqual({ AND: [{ HAS }] });
  const node = {
    kind: 'relation',
    key: 'r',
    relation: 'EVENT_BOOKINGS',
    operator: 'GTE',
    amount: null,
  } as const;
  expect(toWhere(node)).toEqual({ HAS: { relation: 'EVENT_BOOKINGS', operator: 'GTE' } });
});

it('counts conditions, not groups', () => {
  const one = { column: 'NAME', operator: 'IS_NULL' };
  expect(countConditions({ AND: [one, { OR: [one, one] }] })).toBe(3);
  expect(countConditions(undefined)).toBe(0);
});
