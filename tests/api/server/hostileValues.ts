import fc from 'fast-check';
import { type FuzzRequest, json, multipartOf, nasty } from './fuzzValues.ts';

/** A string as the language writes it. */
const literal = nasty.map((each) => JSON.stringify(each));

const defaults = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(
        'updateMyProfile(input: {name_title: $x}) { firstName }',
        'createParticipant(input: {last_name: "Fuzz", spoken_languages: [$x]}) { id }',
        'createMergeTemplate(input: {name: $x, contexts: [PARTICIPANT], prosemirror: "{}"}) { id }',
      ),
      literal,
    )
    .map(([field, value]) => `mutation ($x: String! = ${value}) { ${field} }`),
  fc
    .array(literal, { maxLength: 4 })
    .chain((some) => fc.constantFrom(some, Array<string>(1_500).fill('"a"')))
    .map(
      (list) =>
        `mutation ($x: [String!] = [${list.join()}]) { createParticipant(input: {last_name: "Fuzz", spoken_languages: $x}) { id } }`,
    ),
  literal.map(
    (value) =>
      `{ audits(first: 1, whereConditions: {column: CREATED_AT, operator: GT, value: ${value}}) { data { id } } }`,
  ),
);

const ofJson = fc.oneof(
  fc
    .nat()
    .map(
      (place) =>
        `createSavedView(input: {resource: "events", type: "CentreEvent", label: "${place}", look: $x}) { id }`,
    ),
  fc.constantFrom(
    'createMergeTemplate(input: {name: "Fuzz", contexts: [PARTICIPANT], prosemirror: $x, options: $x}) { id }',
    'recordExport(input: {subject: "CentreEvent", columns: ["name"], filter: $x})',
    'changeRecords(selection: {type: "Participant", ids: ["1"]}, changes: $x, expected: $x) { id }',
    'retryTask(id: "1", expected: $x) { id }',
  ),
);

const jsonText = fc.oneof(
  fc.dictionary(fc.oneof(nasty, fc.string()), json, { maxKeys: 3 }).map((each) => JSON.stringify(each)),
  fc.constantFrom(10, 100, 9_000).map((levels) => `{"a":${'['.repeat(levels)}${']'.repeat(levels)}}`),
);

const asJson = fc.oneof(
  defaults.map((query) => ({ query })),
  fc
    .tuple(ofJson, jsonText)
    .map(([field, x]) => ({ query: `mutation ($x: JSON!) { ${field} }`, variables: { x } })),
);

const operations = JSON.stringify({
  query:
    'mutation ($file: Upload!) { startImport(input: {type: "Participant", fields: [], file: $file}) { key } }',
  variables: { file: null },
});

/** Names of files that no browser sends. */
const named = fc.constantFrom(
  "; filename*=utf-8''a%00b.csv",
  "; filename*=utf-8''%ff%fe",
  '; filename=""',
  `; filename="${'x'.repeat(3_000)}.csv"`,
  '\r\ncontent-type: application/octet-stream',
);

const upload = named.map((each) =>
  multipartOf({
    operations,
    map: { 0: ['variables.file'] },
    named: each,
    file: Buffer.from('last name\nFuzz\n'),
    end: '--x--\r\n',
  }),
);

const posted = (type: string, body: Buffer): FuzzRequest => ({
  method: 'POST',
  path: '/graphql',
  headers: { 'content-type': type },
  body,
});

/** Operations that are right but for a value: a default, structured data as text, the name of a file. */
export const hostileValues: fc.Arbitrary<FuzzRequest> = fc.oneof(
  {
    weight: 5,
    arbitrary: asJson.map((each) => posted('application/json', Buffer.from(JSON.stringify(each)))),
  },
  { weight: 1, arbitrary: upload.map((each) => posted('multipart/form-data; boundary=x', each)) },
);
