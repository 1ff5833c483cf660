/** Prints values and markup the way the house formats them: 110 columns, single quotes, trailing commas. */
export const lineWidth = 110;

export const pad = (indent: number): string => ' '.repeat(indent);

export function quote(text: string): string {
  const escaped = text
    .replace(/\\/g, '\\\\')
    .replace(/\n/g, '\\n')
    .replace(/\r/g, '\\r')
    .replace(/\t/g, '\\t');
  return text.includes("'") && !text.includes('"') ? `"${escaped}"` : `'${escaped.replace(/'/g, "\\'")}'`;
}

/** A piece of code in place of a value. */
export class Code {
  constructor(readonly text: string) {}
}

export const code = (text: string): Code => new Code(text);

export const key = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name));

export const member = (object: string, name: string): string =>
  /^[A-Za-z_$][\w$]*$/.test(name) ? `${object}.${name}` : `${object}[${quote(name)}]`;

/**
 * A literal that begins at column `column` of a line indented by `indent`; it stays on that line if it fits.
 * Undefined members are left out.
 */
export function literal(value: unknown, indent = 0, column = indent): string {
  const inline = inlineLiteral(value);
  if (inline !== undefined && column + inline.length + 1 <= lineWidth) return inline;
  if (Array.isArray(value))
    return block(
      '[',
      value.map((item) => literal(item, indent + 2)),
      ']',
      indent,
    );
  if (isObject(value)) {
    const members = entries(value).map(
      ([name, item]) => `${key(name)}:${memberValue(item, indent + 2, indent + key(name).length + 4)}`,
    );
    return block('{', members, '}', indent);
  }
  return scalarLiteral(value);
}

/** A text that is too long for its line begins on the next. */
function memberValue(value: unknown, indent: number, column: number): string {
  const text = literal(value, indent, column);
  return typeof value === 'string' && column + text.length + 1 > lineWidth
    ? `\n${pad(indent + 2)}${text}`
    : ` ${text}`;
}

export const block = (open: string, members: readonly string[], close: string, indent: number): string =>
  members.length === 0
    ? `${open}${close}`
    : `${open}\n${members.map((text) => `${pad(indent + 2)}${text},\n`).join('')}${pad(indent)}${close}`;

/** `export const name = {…};`, a member to a line. */
export const objectConstant = (name: string, members: readonly string[]): string =>
  `export const ${name} = ${block('{', members, '}', 0)};`;

/** `export const name = …;`; what stands behind the value is its `ending`. */
export function constant(name: string, value: unknown, ending = ''): string {
  const start = `export const ${name} = `;
  return `${start}${literal(value, 0, start.length + ending.length)}${ending};`;
}

/** `import { a, b } from './c.ts';`, a name to a line where they do not fit on one. */
export function namesLine(keyword: string, names: readonly string[], from = ''): string {
  const line = `${keyword} { ${names.join(', ')} }${from};`;
  return line.length <= lineWidth
    ? line
    : `${keyword} {\n${names.map((name) => `  ${name},\n`).join('')}}${from};`;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !(value instanceof Code);

const entries = (value: Readonly<Record<string, unknown>>) =>
  Object.entries(value).filter(([, item]) => item !== undefined);

function scalarLiteral(value: unknown): string {
  if (value instanceof Code) return value.text;
  if (typeof value === 'string') return quote(value);
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw new Error(`No literal for a ${typeof value}.`);
}

/** Undefined where the value cannot stand on one line: a list of several objects reads one to a line. */
function inlineLiteral(value: unknown): string | undefined {
  if (Array.isArray(value)) {
    if (value.length > 1 && value.every((item) => isObject(item) && entriesOrItems(item) > 1))
      return undefined;
    const items = value.map(inlineLiteral);
    return items.includes(undefined) ? undefined : `[${items.join(', ')}]`;
  }
  if (!isObject(value)) return scalarLiteral(value);
  const members = entries(value).map(([name, item]) => [key(name), inlineLiteral(item)] as const);
  if (members.length === 0) return '{}';
  return members.some(([, text]) => text === undefined)
    ? undefined
    : `{ ${members.map(([name, text]) => `${name}: ${text}`).join(', ')} }`;
}

const entriesOrItems = (value: object): number =>
  Array.isArray(value) ? value.length : Object.keys(value).length;
