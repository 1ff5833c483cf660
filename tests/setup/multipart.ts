const boundary = 'convene-test-boundary';

interface Sent {
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: Buffer | object;
}

/** A file among the members of `input`. */
export class TestFile {
  constructor(
    readonly bytes: Buffer,
    /** Null for bytes that nobody gave a name. */
    readonly name: string | null = 'file.pdf',
  ) {}
}

/** An operation as a browser sends it: as JSON, or where its input holds a file as the multipart request of GraphQL. */
export function requestOf(query: string, variables: object): Sent {
  const input: unknown = 'input' in variables ? variables.input : null;
  const [key, file] =
    Object.entries(input ?? {}).find(
      (member): member is [string, TestFile] => member[1] instanceof TestFile,
    ) ?? [];
  if (key === undefined || file === undefined) return { headers: {}, payload: { query, variables } };
  const field = (name: string, value: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const without = { ...variables, input: { ...(input as object), [key]: null } };
  const head =
    field('operations', JSON.stringify({ query, variables: without })) +
    field('map', JSON.stringify({ 0: [`variables.input.${key}`] })) +
    `--${boundary}\r\ncontent-disposition: form-data; name="0"${named(file)}\r\ncontent-type: application/octet-stream\r\n\r\n`;
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), file.bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}

function named({ name }: TestFile): string {
  if (name === null) return '';
  return /^[ -~]*$/.test(name) ? `; filename="${name}"` : `; filename*=utf-8''${encodeURIComponent(name)}`;
}
