import type { ApiModel, ResourceModel } from '../model/ResourceModel.ts';
import { rootRuntime, stem, type EmitOptions, type ResourceEmit } from './EmitOptions.ts';
import { block, constant, key, lineWidth, literal, namesLine, pad, quote } from './text/literal.ts';
import { SourceFile, type EmittedFile } from './text/SourceFile.ts';

/** index.ts of a resource: its pieces, for an override to compose. */
export function resourceIndex({ resource }: ResourceEmit, files: readonly EmittedFile[]): EmittedFile {
  const file = new SourceFile(`${resource.name}/index.ts`);
  const lines = files
    .map((one) => ({ from: ` from './${one.path.split('/').at(-1) ?? ''}'`, names: exportsOf(one.text) }))
    .filter(({ names }) => names.values.length + names.types.length > 0)
    .flatMap(({ from, names }) => [
      ...(names.values.length > 0 ? [namesLine('export', names.values, from)] : []),
      ...(names.types.length > 0 ? [namesLine('export type', names.types, from)] : []),
    ]);
  return file.finish(lines.join('\n'));
}

const exportsOf = (text: string) => ({
  values: [...text.matchAll(/^export const (\w+)/gm)].map((match) => match[1] ?? ''),
  types: [...text.matchAll(/^export type (\w+)/gm)].map((match) => match[1] ?? ''),
});

/** index.ts of all: each resource with its screens, loaded when first opened. */
export function rootIndex(api: ApiModel, options: EmitOptions): EmittedFile {
  const file = new SourceFile('index.ts');
  const resources = block(
    '{',
    api.resources.map((resource) => `${key(resource.name)}: ${entry(file, options, resource)}`),
    '}',
    0,
  );
  const messages = api.resources.map(
    (resource) =>
      `${key(resource.name)}: ${file.use(`${stem(resource)}Messages`, `./${resource.name}/messages.ts`)}`,
  );
  // A noun may be called Enum or Format, and has messages of that name.
  file.use('enumMessages as enums', './enums.ts');
  file.use('formatMessages as formats', './formatMessages.ts');
  const words = [`resources: ${block('{', messages, '}', 2)}`, 'enums', 'formats'];
  return file.finish(
    `export const resources = ${resources} as const;\n\nexport const messages = ${block('{', words, '}', 0)} as const;`,
  );
}

/** Every resource by its name, which is the address of its list, for those who know no screens. */
export const namesText = ({ resources }: ApiModel): string =>
  new SourceFile('').finish(
    constant(
      'resourceNames',
      resources.map(({ name }) => name),
      ' as const',
    ),
  ).text;

function entry(file: SourceFile, options: EmitOptions, resource: ResourceModel): string {
  const { list, one, update, create } = resource.operations;
  const screen = (property: string, name: string) => {
    const lazyPage = file.use('lazyPage', `${rootRuntime(options)}/screens/lazyPage.ts`);
    return `${property}: ${lazyPage}(() => import('./${resource.name}/${name}.tsx'), '${resource.noun}${name}')`;
  };
  const members = [
    `name: ${quote(resource.name)}`,
    `type: ${quote(resource.type)}`,
    `meta: () => import('./${resource.name}/meta.ts').then((m) => m.meta)`,
    ...(list ? [screen('list', 'List')] : []),
    ...(one ? [screen('show', 'Show')] : []),
    ...(one && update ? [screen('edit', 'Edit')] : []),
    ...(create ? [screen('create', 'Create')] : []),
    representation(file, options, resource),
  ];
  return block('{', members, '}', 2);
}

/** What names a record, by its paths; never an id. */
function representation(file: SourceFile, options: EmitOptions, resource: ResourceModel): string {
  const type = file.useType('RaRecord', 'react-admin');
  const labelOf = file.use('labelOf', `${rootRuntime(options)}/fields/value/labelOf.ts`);
  const head = `recordRepresentation: (record: ${type}) =>`;
  const label = `${labelOf}(record, ${literal(resource.representation)}) ?? ''`;
  return head.length + label.length + 6 <= lineWidth ? `${head} ${label}` : `${head}\n${pad(6)}${label}`;
}
