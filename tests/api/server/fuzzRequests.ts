import fc from 'fast-check';

export interface FuzzRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
}

const nasty = fc.constantFrom(
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udc00x',
  '\u200b\u200b',
  '2027-02-30',
  '+275760-09-13T00:00:00.000Z',
  '0000-00-00',
  '-1',
  '99999999999999999999',
  '1e400',
  '['.repeat(20_000),
  'x'.repeat(30_000),
  '%00',
  '__proto__',
  '${1}',
  "'; select 1; --",
);

const scalar = fc.oneof(
  nasty,
  fc.string({ unit: 'binary' }),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
);

const key = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('id', 'name', 'input', 'first', 'page', 'where', 'order', 'text') },
  { weight: 1, arbitrary: fc.string() },
);

const { json } = fc.letrec((tie) => ({
  json: fc.oneof(
    { maxDepth: 3 },
    scalar,
    fc.array(tie('json'), { maxLength: 4 }),
    fc.dictionary(key, tie('json'), { maxKeys: 4 }),
  ),
}));

const document = fc.oneof(
  fc.constantFrom(
    'query ($id: ID!) { centreEvent(id: $id) { id name } }',
    'query ($first: Int, $page: Int) { participants(first: $first, page: $page) { data { id } } }',
    'query ($where: ParticipantWhere) { participants(where: $where, first: 2) { data { id } } }',
    'query ($where: EventBookingWhere) { eventBookings(where: $where, first: 2) { data { id } } }',
    'query ($text: String) { participants(where: {name: $text}, first: 2) { data { id } } }',
    'mutation ($name: String!) { createTrainingCentre(input: {name: $name}) { id } }',
    'mutation ($input: CreateTrainingCentreInput!) { createTrainingCentre(input: $input) { id } }',
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
  .tuple(text, json, fc.uint8Array({ maxLength: 200 }), fc.constantFrom('--x--\r\n', '--x\r\n', ''))
  .map(([operations, map, file, end]) =>
    Buffer.concat([
      Buffer.from(
        `--x\r\ncontent-disposition: form-data; name="operations"\r\n\r\n${operations}\r\n` +
          `--x\r\ncontent-disposition: form-data; name="map"\r\n\r\n${JSON.stringify(map)}\r\n` +
          `--x\r\ncontent-disposition: form-data; name="0"; filename="a.png"\r\n\r\n`,
      ),
      file,
      Buffer.from(`\r\n${end}`),
    ]),
  );

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

/** Requests of all methods and content types, with bodies that are right, broken and mixed up. */
export const fuzzRequests: fc.Arbitrary<FuzzRequest> = fc
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
