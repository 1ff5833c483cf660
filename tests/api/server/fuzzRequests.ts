import fc from 'fast-check';
import { hostileValues } from './hostileValues.ts';
import { type FuzzRequest, json, multipartOf, scalar } from './fuzzValues.ts';
import { creating } from '../mutations.ts';

const document = fc.oneof(
  fc.constantFrom(
    'query ($id: ID!) { centreEvent(id: $id) { id name } }',
    'query ($first: Int, $page: Int) { participants(first: $first, page: $page) { data { id } } }',
    'query ($where: ParticipantWhere) { participants(where: $where, first: 2) { data { id } } }',
    'query ($where: EventBookingWhere) { eventBookings(where: $where, first: 2) { data { id } } }',
    'query ($text: String) { participants(where: {name: $text}, first: 2) { data { id } } }',
    'mutation ($name: String!) { createTrainingCentre(input: {name: $name}) { id } }',
    creating('TrainingCentre'),
    'mutation ($text: String!) { login(input: {provider: PASSWORD, credentials: {username: $text, password: $text}}) { authToken } }',
    'subscription { nothing }',
    '{ countries { id } }',
    '{ __typename }',
    `{ a${'['.repeat(20_000)}`,
    `{ countries(x: ${'['.repeat(20_000)}${']'.repeat(20_000)}) { id } }`,
    '{'.repeat(20_000),
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

const operation = fc.record(
  { query: document, variables: json, operationName: scalar, extensions: json },
  { requiredKeys: ['query'] },
);

const text = fc.oneof(
  operation.map((each) => JSON.stringify(each)),
  fc.array(operation, { maxLength: 12 }).map((each) => JSON.stringify(each)),
  json.map((each) => JSON.stringify(each)),
  document,
);

const multipart = fc
  .record({
    operations: text,
    map: json,
    named: fc.constant('; filename="a.png"'),
    file: fc.uint8Array({ maxLength: 200 }),
    end: fc.constantFrom('--x--\r\n', '--x\r\n', ''),
  })
  .map(multipartOf);

const body = fc.oneof(
  { weight: 3, arbitrary: text.map((each) => Buffer.from(each)) },
  {
    weight: 1,
    arbitrary: fc.tuple(text, fc.nat(100)).map(([each, length]) => Buffer.from(each.slice(0, length))),
  },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)) },
  { weight: 1, arbitrary: multipart },
  { weight: 1, arbitrary: fc.constant(null) },
);

const contentType = fc.oneof(
  { weight: 4, arbitrary: fc.constant('application/json') },
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      'application/json; charset=utf-8',
      'application/json; charset=utf-16',
      'APPLICATION/JSON',
      'application/graphql',
      'application/graphql-response+json',
      'application/x-www-form-urlencoded',
      'application/octet-stream',
      'text/plain',
      'multipart/form-data',
      'multipart/form-data;',
      'multipart/form-data; boundary=',
      'multipart/form-data; boundary=x',
      'Multipart/Form-Data; boundary=x',
      'multipart/form-data ; boundary=x',
      'multipart/mixed; boundary=x',
      'multipart',
      '/',
      ';',
    ),
  },
);

const path = fc.oneof(
  { weight: 5, arbitrary: fc.constant('/graphql') },
  { weight: 2, arbitrary: fc.constant('/content/graphql') },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom('/graphql', '/content/graphql'), document, json)
      .map(
        ([at, query, variables]) =>
          `${at}?query=${escaped(query.slice(0, 2_000))}&variables=${escaped(JSON.stringify(variables).slice(0, 2_000))}`,
      ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '/',
      '/%00',
      '/%ff',
      '/files/%2e%2e%2f%2e%2e%2fetc',
      '/files/a%00.webp',
      '/files/',
      '/assets/none.js',
      '/health/live',
      '/health/ready',
      '/config.json',
      '/graphql?',
      '/graphql?query=%7B__typename%7D&variables=%7B',
      '/graphql?query=%E0%A4%A',
      '//graphql',
    ),
  },
);

const escaped = (value: string): string => encodeURIComponent(Buffer.from(value).toString());

const methods = ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY', 'LOCK'];

const encoding = fc.constantFrom('gzip', 'br', 'deflate', 'identity', 'x');

const anything: fc.Arbitrary<FuzzRequest> = fc
  .record({
    method: fc.oneof(
      { weight: 8, arbitrary: fc.constant('POST') },
      { weight: 3, arbitrary: fc.constantFrom(...methods) },
    ),
    path,
    type: fc.option(contentType, { freq: 8 }),
    accept: fc.option(
      fc.constantFrom('application/graphql-response+json', 'application/json', 'text/html', '*/*', 'x/y'),
    ),
    encoding: fc
      .option(encoding, { freq: 1, nil: null })
      .chain((each) => fc.option(fc.constant(each), { freq: 1 })),
    body,
  })
  .map(({ method, path: at, type, accept, encoding: packed, body: sent }) => ({
    method,
    path: at,
    headers: {
      ...(type === null ? {} : { 'content-type': type }),
      ...(accept === null ? {} : { accept }),
      ...(packed === null ? {} : { 'content-encoding': packed }),
    },
    body: sent,
  }));

/** Requests of all methods and content types, with bodies that are right, broken and mixed up. */
export const fuzzRequests: fc.Arbitrary<FuzzRequest> = fc.oneof(
  { weight: 5, arbitrary: anything },
  { weight: 1, arbitrary: hostileValues },
);
