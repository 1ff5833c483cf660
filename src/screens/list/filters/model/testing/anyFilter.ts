import fc from 'fast-check';
import type { Row } from '#src/data/Row.ts';
import type { ConditionColumn } from '#src/screens/list/filters/ConditionsDefinition.ts';
import { groupOf, newKey, testOf, type FilterNode, type GroupNode, type TestNode } from '../FilterModel.ts';
import { ranges, viewer } from './isHeld.ts';
import { conditionsOf, relatedColumns, statuses } from './testedList.ts';

const sign = fc.constantFrom('a', 'B', '%', '_', '\\', '@', '.', 'ß');
const word = fc.string({ unit: sign, minLength: 1, maxLength: 4 });
const some = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null, freq: 4 });
const dates = (min: string, max: string) =>
  fc.date({ min: new Date(min), max: new Date(max), noInvalidDate: true });
/** Mostly of one week, so that days meet. */
const day = fc
  .oneof({ weight: 4, arbitrary: dates('2027-03-06', '2027-03-12') }, dates('2027-01-15', '2027-05-01'))
  .map((date) => date.toISOString().slice(0, 10));
const moment = dates('2027-03-05', '2027-03-14').map((date) => date.toISOString());
const id = fc.constantFrom('4', '5', viewer);
const status = fc.constantFrom(...statuses);
const seats = fc.integer({ min: -2, max: 4 });
const related = some(id.map((one) => ({ id: one, name: 'x' })));

const line = fc.record({ status: some(status), seats: some(seats), date: some(day), author: related });
const note = fc.record({ title: some(word), created: some(moment), isOpen: fc.boolean() });
const record = fc.record({
  country: related,
  status: some(status),
  date: some(day),
  created: some(moment),
  changed: some(moment),
  title: some(word),
  seats: some(seats),
  price: some(fc.integer({ min: -200, max: 400 })),
  currency: some(fc.constantFrom('EUR', 'JPY', 'KWD')),
  isOpen: fc.boolean(),
  author: related,
  isLate: fc.boolean(),
  kind: some(status),
  region: related,
  seen: some(day),
  lines: fc.array(line, { maxLength: 3 }),
  notes: fc.array(note, { maxLength: 2 }),
});

export const anyRows: fc.Arbitrary<readonly Row[]> = fc
  .array(record, { minLength: 4, maxLength: 12 })
  .map((all) => all.map((row, index) => ({ ...row, id: String(index) })));

type Kind = NonNullable<ConditionColumn['kind']>;

const test = (property: string, operator: string, value: fc.Arbitrary<unknown>) =>
  value.map((one) => testOf(property, operator, one));
const range = fc.constantFrom(...Object.keys(ranges)).map((name) => `@${name}`);
const listed = <Value>(value: fc.Arbitrary<Value>) => fc.uniqueArray(value, { minLength: 1, maxLength: 3 });
const pair = fc.tuple(day, day).map((days) => days.toSorted());

/** What can be said of a column, by what it holds. */
const saidOf: Readonly<Partial<Record<Kind, (name: string) => readonly fc.Arbitrary<TestNode>[]>>> = {
  enum: (name) => ['IN', 'NOT_IN'].map((operator) => test(name, operator, listed(status))),
  reference: (name) =>
    ['IN', 'NOT_IN'].map((operator) =>
      test(name, operator, listed(name === 'author' ? fc.constantFrom('4', '5', '@me') : id)),
    ),
  string: (name) => [
    ...['CONTAINS', 'NOT_CONTAINS', 'STARTS_WITH', 'EQ', 'NEQ'].map((operator) => test(name, operator, word)),
    ...['IN', 'NOT_IN'].map((operator) => test(name, operator, listed(word))),
  ],
  int: (name) => [...numbers(name, seats), ...['IN', 'NOT_IN'].map((by) => test(name, by, listed(seats)))],
  money: (name) => numbers(name, fc.integer({ min: -200, max: 400 })),
  boolean: (name) => [test(name, 'EQ', fc.boolean())],
  date: (name) => [...days(name), test(name, 'NEQ', day)],
  dateTime: days,
};

function numbers(name: string, value: fc.Arbitrary<number>): readonly fc.Arbitrary<TestNode>[] {
  return [
    ...['EQ', 'NEQ', 'GT', 'GTE', 'LT', 'LTE'].map((operator) => test(name, operator, value)),
    ...['BETWEEN', 'NOT_BETWEEN'].map((operator) => test(name, operator, fc.tuple(value, value))),
  ];
}

function days(name: string): readonly fc.Arbitrary<TestNode>[] {
  return [
    ...['EQ', 'GT', 'GTE', 'LT', 'LTE'].map((operator) => test(name, operator, day)),
    ...['GTE', 'LT', 'GT', 'LTE', 'EQ', 'WITHIN'].map((operator) => test(name, operator, range)),
    test(name, 'BETWEEN', pair),
  ];
}

/** Begun and not finished, or emptied again. */
const emptied = (name: string): readonly fc.Arbitrary<TestNode>[] => [
  test(name, 'EQ', fc.constantFrom(null, '')),
  test(name, 'IN', fc.constant([])),
  test(name, 'BETWEEN', fc.constantFrom([null, null], [null, '2027-03-10'], ['2027-03-10', null])),
];

const tested = (of: readonly ConditionColumn[]): fc.Arbitrary<TestNode> =>
  fc.oneof(
    ...of.flatMap(({ value: name, kind }) => [
      ...((kind && saidOf[kind]?.(name)) ?? []),
      ...['IS_NULL', 'IS_NOT_NULL'].map((operator) => test(name, operator, fc.constant(null))),
      ...emptied(name),
    ]),
  );

const group = (nodes: fc.Arbitrary<FilterNode>, minLength: number): fc.Arbitrary<GroupNode> =>
  fc
    .tuple(fc.array(nodes, { minLength, maxLength: 3 }), fc.constantFrom(true, true, false))
    .map(([all, any]) => groupOf(all, any));

const nested = (leaf: fc.Arbitrary<FilterNode>): fc.Arbitrary<FilterNode> =>
  fc.letrec<{ node: FilterNode }>((tie) => ({
    node: fc.oneof({ maxDepth: 2 }, leaf, group(tie('node'), 1)),
  })).node;

/** A number of related records, or none, of any kind or of those that something is said of. */
const has: fc.Arbitrary<FilterNode> = fc.oneof(
  ...Object.entries(relatedColumns).map(([relation, of]) =>
    fc.record({
      kind: fc.constant('has' as const),
      key: fc.constant(null).map(newKey),
      relation: fc.constant(relation),
      operator: fc.constantFrom('GTE', 'GT', 'EQ', 'NEQ', 'LT', 'LTE'),
      amount: some(fc.integer({ min: 0, max: 3 })),
      group: group(nested(tested(of)), 0),
    }),
  ),
);

const seldom = <Value>(value: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 6, arbitrary: fc.constant(null) }, value);

/** What only keys say stands beside all else, once each. */
const byKeys = fc
  .tuple(
    seldom(test('isLate', 'EQ', fc.boolean())),
    seldom(test('kind', 'IN', listed(status))),
    seldom(
      test(
        'region',
        'IN',
        id.map((one) => [one]),
      ),
    ),
    seldom(fc.oneof(test('seen', 'GTE', day), test('seen', 'WITHIN', range), test('seen', 'BETWEEN', pair))),
    seldom(fc.oneof(...emptied('region'))),
  )
  .map((tests) => tests.filter((one) => one !== null));

/** Any filter model of a list; related records are counted by the server alone. */
export const anyFilter = (paged: boolean): fc.Arbitrary<readonly FilterNode[]> => {
  const leaf = tested(conditionsOf(paged).columns);
  const node = nested(paged ? fc.oneof({ weight: 3, arbitrary: leaf }, { weight: 2, arbitrary: has }) : leaf);
  // Mostly few: many together hold of no row, and tell nothing.
  const nodes = fc.oneof(
    { weight: 3, arbitrary: fc.array(node, { maxLength: 1 }) },
    fc.array(node, { maxLength: 4 }),
  );
  return fc.tuple(nodes, byKeys).map(([all, keyed]) => [...all, ...keyed]);
};
