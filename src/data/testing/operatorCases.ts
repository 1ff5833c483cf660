/** Rows in which every kind of value is empty once, and what each comparison finds among them, wherever they are. */
export const operatorRows = [
  {
    id: '101',
    name: '50 % Łódź',
    language: 'de',
    dateStart: '2027-03-10',
    isPublished: true,
    maxTrainees: 2,
  },
  {
    id: '102',
    name: 'lodz_a',
    language: null,
    dateStart: '2027-03-11',
    isPublished: false,
    maxTrainees: null,
  },
  { id: '103', name: 'A\\b', language: 'en', dateStart: null, isPublished: true, maxTrainees: 0 },
  { id: '104', name: '500', language: 'De', dateStart: '2027-04-01', isPublished: false, maxTrainees: 12 },
] as const;

/** When they were made, in the same order. */
export const operatorMoments = [
  '2027-03-01T00:00:00Z',
  '2027-03-01T22:59:59.5Z',
  '2027-03-02T00:00:00+01:00',
  '2027-03-02T00:00:00Z',
] as const;

export type OperatorField =
  | 'name'
  | 'language'
  | 'dateStart'
  | 'isPublished'
  | 'maxTrainees'
  | 'dateCreated'
  | 'id';

export const operatorCases: readonly (readonly [
  field: OperatorField,
  operator: string,
  value: unknown,
  found: string,
])[] = [
  ['name', 'EQ', '500', '104'],
  ['language', 'EQ', 'de', '101'],
  ['language', 'NEQ', 'de', '102 103 104'],
  ['language', 'IN', ['de', 'en'], '101 103'],
  ['language', 'NOT_IN', ['de', 'en'], '102 104'],
  ['language', 'IS_NULL', undefined, '102'],
  ['language', 'IS_NOT_NULL', undefined, '101 103 104'],
  ['language', 'EQ', null, '102'],
  ['language', 'NEQ', null, '101 103 104'],
  ['name', 'LIKE', '%lodz%', '101 102'],
  ['name', 'LIKE', '%ŁÓDŹ%', '101 102'],
  ['name', 'LIKE', 'lodz\\_%', '102'],
  ['name', 'LIKE', '50%', '101 104'],
  ['name', 'LIKE', '50_', '104'],
  ['name', 'LIKE', '%50 \\%%', '101'],
  ['name', 'LIKE', 'a\\\\b', '103'],
  ['language', 'NOT_LIKE', 'd%', '102 103'],
  ['maxTrainees', 'EQ', 0, '103'],
  ['maxTrainees', 'NEQ', 0, '101 102 104'],
  ['maxTrainees', 'GT', 2, '104'],
  ['maxTrainees', 'GTE', 2, '101 104'],
  ['maxTrainees', 'LT', 2, '103'],
  ['maxTrainees', 'LTE', 2, '101 103'],
  ['maxTrainees', 'BETWEEN', [1, 12], '101 104'],
  ['maxTrainees', 'NOT_BETWEEN', [1, 12], '102 103'],
  ['maxTrainees', 'IN', [2, 12], '101 104'],
  ['isPublished', 'EQ', true, '101 103'],
  ['isPublished', 'NEQ', true, '102 104'],
  ['dateStart', 'EQ', '2027-03-10', '101'],
  ['dateStart', 'NEQ', '2027-03-10', '102 103 104'],
  ['dateStart', 'GT', '2027-03-10', '102 104'],
  ['dateStart', 'GTE', '2027-03-11', '102 104'],
  ['dateStart', 'LT', '2027-03-11', '101'],
  ['dateStart', 'LTE', '2027-03-11', '101 102'],
  ['dateStart', 'BETWEEN', ['2027-03-11', '2027-04-01'], '102 104'],
  ['dateStart', 'NOT_BETWEEN', ['2027-03-11', '2027-04-01'], '101 103'],
  ['dateStart', 'IS_NULL', undefined, '103'],
  ['dateCreated', 'GTE', '2027-03-01T23:00:00Z', '103 104'],
  ['dateCreated', 'LT', '2027-03-01T23:00:00.000Z', '101 102'],
  ['dateCreated', 'GT', '2027-03-01T23:00:00.000Z', '104'],
  ['dateCreated', 'LTE', '2027-03-01T00:00:00.000Z', '101'],
  ['dateCreated', 'BETWEEN', ['2027-03-01T12:00:00Z', '2027-03-02T00:00:00Z'], '102 103 104'],
  ['id', 'EQ', '103', '103'],
  ['id', 'IN', ['101', '104'], '101 104'],
  ['id', 'NOT_IN', ['101', '104'], '102 103'],
];
