import { parse } from 'graphql';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createElement } from 'react';
import { isValues, type Values } from '#src/data/isValues.ts';
import { browserList } from '#src/data/list/browserList.ts';
import { splitFilters } from '#src/data/list/filterArguments.ts';
import { listPath } from '#src/data/list/listPath.ts';
import { preparedFilter } from '#src/data/list/preparedFilter.ts';
import type { FilterMeta, ListMeta, ResourceMeta } from '#src/data/ResourceMeta.ts';
import type { Row } from '#src/data/Row.ts';
import type { ConditionsDefinition } from '../ConditionsDefinition.ts';
import type { FilterElement, FilterElementProps } from '../filterElement.ts';
import { groupOf, testOf, type FilterNode, type TestNode } from './FilterModel.ts';
import { filterScope, type FilterScope } from './FilterScope.ts';
import { readFilters, writeFilters } from './filterNodes.ts';
import { folded, isAskedFor } from './testing/isAskedFor.ts';

/** It is Wednesday, and in New York still the 10th although it is the 11th in London. */
const now = new Date('2027-03-11T03:00:00Z');
const viewer = '7';
const asking = { viewer, now };
beforeEach(() => vi.stubEnv('TZ', 'America/New_York'));
afterEach(() => vi.unstubAllEnvs());

/** What the ranges are on that day. */
const ranges: Readonly<Record<string, readonly [first: string, last: string]>> = {
  today: ['2027-03-10', '2027-03-10'],
  yesterday: ['2027-03-09', '2027-03-09'],
  this_week: ['2027-03-08', '2027-03-14'],
  last_month: ['2027-02-01', '2027-02-28'],
  this_quarter: ['2027-01-01', '2027-03-31'],
  next_30_days: ['2027-03-10', '2027-04-08'],
  last_7_days: ['2027-03-04', '2027-03-10'],
  next_year: ['2028-01-01', '2028-12-31'],
};

const statuses = ['NEW', 'DONE', 'OFF'];
const Filter = (_: FilterElementProps) => null;
const keyElements: readonly FilterElement[] = [
  createElement(Filter, { source: 'countries', reference: 'countries' }),
  createElement(Filter, { source: 'status', name: 'Status', values: statuses }),
  createElement(Filter, { source: 'date_gte' }),
  createElement(Filter, { source: 'date_lt' }),
  createElement(Filter, { source: 'title' }),
  createElement(Filter, { source: 'seats_gte' }),
  createElement(Filter, { source: 'is_open' }),
  createElement(Filter, { source: 'is_late' }),
];
const operators = [
  ...['EQ', 'NEQ', 'GT', 'GTE', 'LT', 'LTE', 'LIKE', 'NOT_LIKE', 'IN', 'NOT_IN', 'BETWEEN', 'NOT_BETWEEN'],
  ...['IS_NULL', 'IS_NOT_NULL'],
];
const columns: ConditionsDefinition['columns'] = [
  { value: 'country', source: 'country', kind: 'reference', reference: 'countries' },
  { value: 'status', source: 'status', kind: 'enum', name: 'Status', values: statuses },
  { value: 'date', source: 'date', kind: 'date' },
  { value: 'created', source: 'created', kind: 'dateTime' },
  { value: 'title', source: 'title', kind: 'string' },
  { value: 'seats', source: 'seats', kind: 'int' },
  { value: 'isOpen', source: 'isOpen', kind: 'boolean' },
  { value: 'author', source: 'author', kind: 'reference', reference: 'users' },
];
const conditions: ConditionsDefinition = {
  source: 'conditions',
  columns,
  operators,
  relations: [{ value: 'LINES', columns: [{ value: 'amount', source: 'amount', kind: 'int' }] }],
  viewer: 'users',
};

const filter = (
  path: readonly string[],
  source: string,
  operator: FilterMeta['operator'],
  scalar: FilterMeta['scalar'],
): FilterMeta => ({ path, source, ...(operator && { operator }), scalar, list: operator === 'in' });

/** The same keys as arguments of a contract (`where: {…}`), or looked at by the browser. */
function listMeta(paged: boolean): ListMeta {
  const at = (key: string) => (paged ? ['where', key] : []);
  const operation = parse('query ($where: Where) { rows(where: $where) { id } }');
  return {
    field: 'rows',
    paged,
    operation,
    pickOperation: operation,
    sortColumns: {},
    filters: {
      countries: filter(at('countries'), 'country', 'in', 'id'),
      status: filter(at('status'), 'status', 'eq', 'enum'),
      date_gte: filter(at('date_gte'), 'date', 'gte', 'date'),
      date_lt: filter(at('date_lt'), 'date', 'lt', 'date'),
      title: filter(at('title'), 'title', 'eq', 'string'),
      seats_gte: filter(at('seats_gte'), 'seats', 'gte', 'int'),
      is_open: filter(at('is_open'), 'isOpen', 'eq', 'boolean'),
      is_late: filter(at('is_late'), 'isLate', 'eq', 'boolean'),
      conditions: filter(at('conditions'), '', undefined, 'object'),
    },
  };
}
const metaOf = (paged: boolean): ResourceMeta => ({
  name: 'rows',
  type: 'Row',
  idField: 'id',
  representation: ['title'],
  list: listMeta(paged),
});
const scopeOf = (paged: boolean): FilterScope =>
  filterScope({ filters: keyElements, list: listMeta(paged), conditions });

const sign = fc.constantFrom('a', 'B', '%', '_', '\\', '@', '.', 'ß');
const word = fc.string({ unit: sign, minLength: 1, maxLength: 4 });
const some = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null, freq: 4 });
const dates = (min: string, max: string) =>
  fc.date({ min: new Date(min), max: new Date(max), noInvalidDate: true });
/** Mostly of one week, so that days meet. */
const day = fc
  .oneof({ weight: 4, arbitrary: dates('2027-03-06', '2027-03-12') }, dates('2027-01-15', '2027-05-01'))
  .map(dayOf);
const moment = dates('2027-03-05', '2027-03-14').map((date) => date.toISOString());
const id = fc.constantFrom('4', '5', viewer);
const status = fc.constantFrom(...statuses);
const record = fc.record({
  country: some(id.map((one) => ({ id: one, name: 'x' }))),
  status: some(status),
  date: some(day),
  created: some(moment),
  title: some(word),
  seats: some(fc.integer({ min: -2, max: 4 })),
  isOpen: fc.boolean(),
  isLate: fc.boolean(),
  author: some(id.map((one) => ({ id: one, name: 'x' }))),
});
const rows = fc
  .array(record, { minLength: 4, maxLength: 12 })
  .map((all) => all.map((row, index): Row => ({ ...row, id: String(index) })));

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}

const sorted = (days: readonly string[]): readonly string[] => [...days].sort();
const test = (property: string, operator: string, value: fc.Arbitrary<unknown>) =>
  value.map((one) => testOf(property, operator, one));
const range = fc.constantFrom(...Object.keys(ranges)).map((name) => `@${name}`);
const listed = <Value>(value: fc.Arbitrary<Value>) => fc.uniqueArray(value, { minLength: 1, maxLength: 3 });
const seats = fc.integer({ min: -2, max: 4 });
const asked = fc.constantFrom('4', '5', '@me');

const columnTest: fc.Arbitrary<TestNode> = fc.oneof(
  ...['IN', 'NOT_IN'].flatMap((operator) => [
    test('country', operator, listed(id)),
    test('status', operator, listed(status)),
    test('author', operator, listed(asked)),
  ]),
  ...['CONTAINS', 'NOT_CONTAINS', 'STARTS_WITH', 'EQ', 'NEQ'].map((operator) =>
    test('title', operator, word),
  ),
  test('title', 'IN', listed(word)),
  ...['EQ', 'NEQ', 'GT', 'GTE', 'LT', 'LTE'].map((operator) => test('seats', operator, seats)),
  ...['BETWEEN', 'NOT_BETWEEN'].map((operator) => test('seats', operator, fc.tuple(seats, seats))),
  test('isOpen', 'EQ', fc.boolean()),
  ...['date', 'created'].flatMap((property) => [
    ...['EQ', 'GT', 'GTE', 'LT', 'LTE'].map((operator) => test(property, operator, day)),
    ...['GTE', 'LT', 'WITHIN'].map((operator) => test(property, operator, range)),
    test(property, 'BETWEEN', fc.tuple(day, day).map(sorted)),
  ]),
  ...columns.flatMap(({ value }) =>
    ['IS_NULL', 'IS_NOT_NULL'].map((operator) => test(value, operator, fc.constant(null))),
  ),
);
/** Columns in groups; what only a key can say, and what is unfinished, beside them. */
const { inner } = fc.letrec<{ inner: FilterNode }>((tie) => ({
  inner: fc.oneof(
    { maxDepth: 2 },
    columnTest,
    fc
      .tuple(fc.array(tie('inner'), { minLength: 1, maxLength: 3 }), fc.boolean())
      .map(([nodes, any]) => groupOf(nodes, any)),
  ),
}));
const model = fc
  .tuple(fc.array(inner, { maxLength: 4 }), fc.option(fc.boolean(), { nil: undefined }))
  .map(([nodes, late]) => (late === undefined ? nodes : [...nodes, testOf('isLate', 'EQ', late)]));

/** Plainly, by what each test says. */
function holds(node: FilterNode, row: Row): boolean {
  if (node.kind === 'has') throw new Error('The rows have nothing that belongs to them.');
  if (node.kind === 'group')
    return node.any ? node.nodes.some((one) => holds(one, row)) : node.nodes.every((one) => holds(one, row));
  return testHolds(node, row);
}

function testHolds({ property, operator, value }: TestNode, row: Row): boolean {
  const field = row[property];
  const own = isValues(field) ? field.id : property === 'created' ? localDay(field) : field;
  if (operator === 'IS_NULL') return own === null;
  if (operator === 'IS_NOT_NULL') return own !== null;
  const wanted = [value].flat().map((one) => (one === '@me' ? viewer : one));
  const missing = own === null;
  const text = String(own);
  const has = (part: string) => !missing && folded(text).includes(folded(part));
  const days = ranges[String(value).slice(1)];
  const [from, to] = days ?? [String(value), String(value)];
  const by = (limit: unknown) =>
    typeof own === 'number' ? own - Number(limit) : text < String(limit) ? -1 : text > String(limit) ? 1 : 0;
  switch (operator) {
    case 'IN':
    case 'EQ':
      return !missing && wanted.includes(own);
    case 'NOT_IN':
    case 'NEQ':
      return missing || !wanted.includes(own);
    case 'CONTAINS':
      return has(String(value));
    case 'NOT_CONTAINS':
      return !has(String(value));
    case 'STARTS_WITH':
      return !missing && folded(text).startsWith(folded(String(value)));
    case 'WITHIN':
      return !missing && text >= from && text <= to;
    case 'GTE':
      return !missing && by(from) >= 0;
    case 'GT':
      return !missing && by(from) > 0;
    case 'LT':
      return !missing && by(from) < 0;
    case 'LTE':
      return !missing && by(from) <= 0;
    case 'BETWEEN':
    case 'NOT_BETWEEN': {
      const inside = !missing && by(wanted[0]) >= 0 && by(wanted[1]) <= 0;
      return (operator === 'BETWEEN') === inside;
    }
    default:
      throw new Error(`${operator} is not said by people.`);
  }
}

const localDay = (value: unknown): string | null =>
  typeof value === 'string'
    ? new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date(value))
    : null;

/** What an address and a view bring back. */
const fromAddress = (values: Values): Values => {
  const { search } = new URL(listPath('rows', { filter: values }), 'http://localhost');
  return JSON.parse(new URLSearchParams(search).get('filter') ?? '{}') as Values;
};

const runs = { seed: 20270310, numRuns: 150 };

describe.each([true, false])('any model, of a list paged by the server: %s', (paged) => {
  const scope = scopeOf(paged);
  const meta = metaOf(paged);

  it('finds the rows that it says, by what is sent', () => {
    fc.assert(
      fc.property(model, rows, (nodes, all) => {
        const plain = all.filter((row) => nodes.every((node) => holds(node, row))).map((row) => row.id);
        const sent = preparedFilter(meta.list, fromAddress(writeFilters(nodes, scope)), asking);
        const found = paged
          ? all.filter((row) => isAskedFor(splitFilters(listMeta(true), sent).variables.where, row))
          : browserList(all, meta, { filter: sent }).data;
        expect(found.map((row) => row.id)).toEqual(plain);
      }),
      runs,
    );
  });

  it('comes back from the address and from a view as what it was', () => {
    fc.assert(
      fc.property(model, rows, (nodes, all) => {
        const values = writeFilters(nodes, scope);
        const back = readFilters(fromAddress(values), scope);
        expect(writeFilters(back, scope)).toEqual(
          writeFilters(readFilters(writeFilters(back, scope), scope), scope),
        );
        for (const row of all)
          expect(back.every((node) => holds(node, row))).toBe(nodes.every((node) => holds(node, row)));
      }),
      runs,
    );
  });
});
