import { inputSource, isPickable } from './inputElements.ts';
import { isReadWithRecord } from '../model/lists/relatedLists.ts';
import type { ResourceModel } from '../model/ResourceModel.ts';
import type { ReadField, ReadShape } from '../model/FieldShapes.ts';
import { scalarKinds } from '../convention/scalars.ts';
import type { EmitOptions, ResourceEmit } from './EmitOptions.ts';
import { lineWidth, pad, quote } from './text/literal.ts';
import { SourceFile, type EmittedFile } from './text/SourceFile.ts';

type Relation = Extract<ReadShape, { readonly kind: 'reference' | 'references' }>;

/** record.ts: the record as screens read it, and the names that pieces and sources go by. */
export function recordFile({ resource, options }: ResourceEmit): EmittedFile {
  const file = new SourceFile(`${resource.name}/record.ts`);
  const members = resource.fields.filter(isReadWithRecord).map((field) => memberOf(file, field, 2));
  const inputs = [...resource.updateInputs, ...resource.createInputs].filter(isPickable).map(inputSource);
  const inputSources = new Set(inputs);
  const shown = resource.fields.map((field) => field.name).filter((name) => !inputSources.has(name));
  const { noun } = resource;
  return file.finish(
    [
      `export type ${noun}Record = {\n  readonly id: string;\n${permissionsOf(file, resource, options)}${members.join('')}};`,
      ...(inputSources.size === 0
        ? []
        : [`export type ${noun}InputSource =${union(`${noun}InputSource`, [...inputSources].map(quote))};`]),
      `export type ${noun}Source =${union(`${noun}Source`, [
        ...shown.map(quote),
        ...(inputSources.size === 0 ? [] : [`${noun}InputSource`]),
      ])};`,
    ].join('\n\n'),
  );
}

/** Absent from a record that was only picked, so that nobody takes its absence for a refusal. */
function permissionsOf(file: SourceFile, { permissions }: ResourceModel, { runtime }: EmitOptions): string {
  if (permissions === undefined) return '';
  const type = file.useType('Permission', `${runtime}/data/access/Permission.ts`);
  return `  readonly ${permissions}?: readonly ${type}[];\n`;
}

function union(type: string, members: readonly string[]): string {
  if (members.length === 0) return ' never';
  const inline = members.join(' | ');
  if (`export type ${type} = ${inline};`.length <= lineWidth) return ` ${inline}`;
  return members.map((member) => `\n  | ${member}`).join('');
}

function memberOf(file: SourceFile, field: ReadField, indent: number): string {
  const line = (broken: boolean) => {
    const type = typeOf(file, field.shape, indent, broken);
    const shown = field.page === true ? `{ readonly data: ${type} }` : type;
    return `${pad(indent)}readonly ${field.name}:${field.nullable ? orNull(shown, indent + 2) : ` ${shown}`};\n`;
  };
  const flat = line(false);
  return flat.includes('\n  ') || flat.length <= lineWidth + 1 ? flat : line(true);
}

/** A list that takes several lines stands by itself in a union. */
const orNull = (type: string, indent: number): string =>
  type.startsWith('readonly {\n')
    ? `\n${pad(indent)}| ${type.replaceAll('\n', '\n    ')}\n${pad(indent)}| null`
    : ` ${type} | null`;

function typeOf(file: SourceFile, shape: ReadShape, indent: number, broken: boolean): string {
  const inner = (fields: readonly ReadField[], idField?: string) =>
    `{\n${idField === undefined ? '' : `${pad(indent + 2)}readonly id: string;\n`}${fields.map((field) => memberOf(file, field, indent + 2)).join('')}${pad(indent)}}`;
  switch (shape.kind) {
    case 'scalar':
      return listed(scalarKinds[shape.scalar].type, shape.list);
    case 'enum':
      return listed(file.useType(shape.enum, '../enums.ts'), shape.list);
    case 'reference':
      return named(read(shape), broken ? indent : undefined);
    case 'references':
      return listed(shape.ids ? 'string' : named(read(shape), broken ? indent : undefined), true);
    case 'object':
      return inner(shape.fields);
    case 'objects':
      return listed(inner(shape.fields, shape.idField), true);
  }
}

const listed = (type: string, list: boolean): string =>
  list ? `readonly ${type.includes(' ') && !type.startsWith('{') ? `(${type})` : type}[]` : type;

/** What names an embedded record, and what comes along with it. */
const read = ({ representation, embedded = [] }: Relation): readonly string[] => [
  ...representation,
  ...embedded,
];

/** What an embedded record has: its id and what names it; a member to a line where they do not fit on one. */
function named(representation: readonly string[], indent: number | undefined): string {
  const heads = [...new Set(representation.map((path) => path.split('.')[0] ?? path))].filter(
    (head) => head !== 'id',
  );
  const memberType = (head: string): string => {
    const tails = representation
      .filter((path) => path.startsWith(`${head}.`))
      .map((path) => path.slice(head.length + 1));
    return tails.length === 0
      ? 'string | null'
      : `{ ${tails.map((tail) => `readonly ${tail}: string | null`).join('; ')} } | null`;
  };
  const members = ['readonly id: string', ...heads.map((head) => `readonly ${head}: ${memberType(head)}`)];
  return indent === undefined
    ? `{ ${members.join('; ')} }`
    : `{\n${members.map((member) => `${pad(indent + 2)}${member};\n`).join('')}${pad(indent)}}`;
}
