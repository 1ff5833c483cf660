import { Code, key, lineWidth, literal, pad } from './literal.ts';

/** An element to print. A child is an element, or code in braces. */
export interface Jsx {
  readonly tag: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly children: readonly (Jsx | Code)[];
}

export const jsx = (tag: string, props: Jsx['props'] = {}, children: Jsx['children'] = []): Jsx => ({
  tag,
  props,
  children,
});

/** `name: <Element />` as a member of an exported constant; in parentheses where it needs lines. */
export function printMember(name: string, element: Jsx): string {
  const start = `${key(name)}: `;
  const inline = inlineElement(element);
  if (inline !== undefined && 2 + start.length + inline.length + 1 <= lineWidth) return start + inline;
  return `${start}(\n${pad(4)}${print(element, 4)}\n${pad(2)})`;
}

export function print(element: Jsx, indent: number): string {
  const inline = inlineElement(element);
  if (inline !== undefined && indent + inline.length <= lineWidth) return inline;
  const attributes = attributesOf(element, indent + 2);
  const joined = attributes.length === 0 ? '' : ` ${attributes.join(' ')}`;
  const empty = element.children.length === 0;
  const oneLine = `<${element.tag}${joined}${empty ? ' />' : '>'}`;
  const fits = !joined.includes('\n') && indent + oneLine.length <= lineWidth;
  const open = fits
    ? oneLine
    : `<${element.tag}\n${attributes.map((attribute) => `${pad(indent + 2)}${attribute}\n`).join('')}${pad(indent)}${empty ? '/>' : '>'}`;
  if (empty) return open;
  const children = element.children.map(
    (child) => `${pad(indent + 2)}${child instanceof Code ? `{${child.text}}` : print(child, indent + 2)}\n`,
  );
  return `${open}\n${children.join('')}${pad(indent)}</${element.tag}>`;
}

/** One line, unless it holds elements, or several expressions. */
function inlineElement(element: Jsx): string | undefined {
  const attributes = attributesOf(element, undefined);
  const open = `<${[element.tag, ...attributes].join(' ')}`;
  if (open.includes('\n')) return undefined;
  const [only, ...more] = element.children;
  if (only === undefined) return `${open} />`;
  return only instanceof Code && more.length === 0 && attributes.length < 2
    ? `${open}>{${only.text}}</${element.tag}>`
    : undefined;
}

function attributesOf({ props }: Jsx, indent: number | undefined): readonly string[] {
  return Object.entries(props)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => {
      if (value === true) return name;
      if (typeof value === 'string' && !/["\\\n{}<>&]/.test(value)) return `${name}="${value}"`;
      return `${name}={${indent === undefined ? literal(value, -10_000) : literal(value, indent, indent + name.length + 2)}}`;
    });
}
