import fc from 'fast-check';

export interface FuzzRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
}

export const nasty = fc.constantFrom(
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udc00x',
  '\u200b\u200b',
  '2027-02-30',
  '+275760-09-13T00:00:00.000Z',
  '9999-12-31T23:59:59-14:00',
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

export const scalar = fc.oneof(
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

export const { json } = fc.letrec((tie) => ({
  json: fc.oneof(
    { maxDepth: 3 },
    scalar,
    fc.array(tie('json'), { maxLength: 4 }),
    fc.dictionary(key, tie('json'), { maxKeys: 4 }),
  ),
}));

const fields = ({ operations, map }: { readonly operations: string; readonly map: unknown }): string =>
  `--x\r\ncontent-disposition: form-data; name="operations"\r\n\r\n${operations}\r\n` +
  `--x\r\ncontent-disposition: form-data; name="map"\r\n\r\n${JSON.stringify(map)}\r\n`;

interface Multipart {
  readonly operations: string;
  readonly map: unknown;
  /** What stands behind the name of the part. */
  readonly named: string;
  readonly file: Uint8Array;
  readonly end: string;
}

/** A multipart request of GraphQL with one file, parted by x. */
export const multipartOf = ({ named, file, end, ...head }: Multipart): Buffer =>
  Buffer.concat([
    Buffer.from(`${fields(head)}--x\r\ncontent-disposition: form-data; name="0"${named}\r\n\r\n`),
    file,
    Buffer.from(`\r\n${end}`),
  ]);
