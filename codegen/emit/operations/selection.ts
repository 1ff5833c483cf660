import { permissionMembers } from '#codegen/convention/lighthouse.ts';
import { pieceKey } from '#codegen/model/sections.ts';
import type { ResourceModel } from '#codegen/model/ResourceModel.ts';
import type { InputField, ReadField } from '#codegen/model/FieldShapes.ts';

/** A selection set as a tree; a leaf has no children. */
export interface Selection {
  readonly field: string;
  readonly children?: readonly Selection[];
}

const leaf = (field: string): Selection => ({ field });
const branch = (field: string, children: readonly Selection[]): Selection => ({
  field,
  children: merge(children),
});

/** The same field twice is selected once, with the members of both. */
export function merge(selections: readonly Selection[]): readonly Selection[] {
  const merged = new Map<string, Selection>();
  for (const selection of selections) {
    const before = merged.get(selection.field);
    const children = [...(before?.children ?? []), ...(selection.children ?? [])];
    merged.set(
      selection.field,
      children.length === 0 ? leaf(selection.field) : branch(selection.field, children),
    );
  }
  return [...merged.values()];
}

export function printSelection(selections: readonly Selection[], indent: string): string {
  return selections
    .map(({ field, children }) =>
      children === undefined
        ? `${indent}${field}\n`
        : `${indent}${field} {\n${printSelection(children, `${indent}  `)}${indent}}\n`,
    )
    .join('');
}

const pathSelection = (path: string): Selection => {
  const [head = '', ...rest] = path.split('.');
  return rest.length === 0 ? leaf(head) : branch(head, [pathSelection(rest.join('.'))]);
};

/** Embedded records are known by `id`, however their type spells it. */
const idSelection = (idField: string): Selection => leaf(idField === 'id' ? 'id' : `id: ${idField}`);

interface Named {
  readonly idField: string;
  readonly representation: readonly string[];
  readonly embedded?: readonly string[];
}

const namedSelection = ({ idField, representation, embedded = [] }: Named): readonly Selection[] => [
  idSelection(idField),
  ...[...representation, ...embedded].map(pathSelection),
];

export const identity = (resource: ResourceModel): readonly Selection[] => [
  leaf(resource.idField),
  ...resource.representation.map(pathSelection),
];

export const picked = (resource: ResourceModel): readonly Selection[] => [
  leaf(resource.idField),
  ...resource.picked.map(pathSelection),
];

/** What may be done with a record comes along wherever something could be done with it. */
export const permissions = (resource: ResourceModel): readonly Selection[] =>
  resource.permissions === undefined ? [] : [branch(resource.permissions, permissionMembers.map(leaf))];

/** All that a field shows: a relation by its id and name, a structure whole. */
export function readSelection(field: ReadField): Selection {
  const { shape } = field;
  const name = field.fixedArguments === undefined ? field.name : `${field.name}(${field.fixedArguments})`;
  const under = (children: readonly Selection[]) =>
    branch(name, field.page ? [branch('data', children)] : children);
  switch (shape.kind) {
    case 'scalar':
    case 'enum':
      return leaf(name);
    case 'reference':
      return under(namedSelection(shape));
    case 'references':
      return shape.ids ? leaf(name) : under(namedSelection(shape));
    case 'object':
      return under(shape.fields.map(readSelection));
    case 'objects':
      return under([
        ...(shape.idField === undefined ? [] : [idSelection(shape.idField)]),
        ...shape.fields.map(readSelection),
      ]);
  }
}

/** What a form needs to have read: the record's side of each input, and no more. */
export function formSelection(
  inputs: readonly InputField[],
  fields: readonly ReadField[],
): readonly Selection[] {
  return inputs
    .filter((input) => input.unread === undefined)
    .flatMap((input) => {
      const field = fields.find((candidate) => candidate.name === pieceKey(input.source));
      const selection = inputSelection(input, field);
      return [...(selection === undefined ? [] : [selection]), ...twinSelection(input)];
    });
}

/** A relation that the viewer may not see is null: its id comes along, as `<relation>Id`, to be kept (S1). */
function twinSelection({ shape, source }: InputField): readonly Selection[] {
  if (shape.kind !== 'reference' || shape.twin === undefined) return [];
  const name = `${pieceKey(source)}Id`;
  return [leaf(shape.twin === name ? name : `${name}: ${shape.twin}`)];
}

function inputSelection(input: InputField, field: ReadField | undefined): Selection | undefined {
  const { shape } = input;
  const name = pieceKey(input.source);
  const inner =
    field !== undefined && (field.shape.kind === 'object' || field.shape.kind === 'objects')
      ? field.shape.fields
      : [];
  const rowId =
    field?.shape.kind === 'objects' && field.shape.idField !== undefined
      ? [idSelection(field.shape.idField)]
      : [];
  switch (shape.kind) {
    case 'object':
    case 'objects':
      return branch(name, [...rowId, ...formSelection(shape.fields, inner)]);
    case 'nested':
      return branch(name, [
        idSelection(shape.idField),
        ...formSelection([...shape.create, ...shape.update], inner),
      ]);
    case 'scalar':
    case 'enum':
    case 'reference':
    case 'references':
    case 'connect':
      if (field !== undefined) return readSelection(field);
      // Rows of a type that is a resource of its own are read by name alone; their inputs say what else there is.
      if (shape.kind === 'scalar' || shape.kind === 'enum')
        return shape.kind === 'scalar' && shape.scalar === 'upload' ? undefined : leaf(name);
      if (shape.kind === 'references' && shape.ids) return leaf(name);
      return input.source === name && shape.kind === 'reference'
        ? leaf(name)
        : branch(name, [idSelection(shape.idField), ...shape.representation.map(pathSelection)]);
  }
}
