import type { ResourceModel, VariableModel } from '../../model/ResourceModel.ts';
import { lineWidth } from '../text/literal.ts';
import {
  formSelection,
  identity,
  merge,
  printSelection,
  readSelection,
  type Selection,
} from './selection.ts';

/** The operations of a resource as GraphQL text, by the name under which they are exported. */
export interface Operation {
  readonly name: string;
  readonly text: string;
}

export function operationsOf(resource: ResourceModel): readonly Operation[] {
  const { list, one, create, update, delete: remove } = resource.operations;
  const { noun } = resource;
  const found: (Operation | undefined)[] = [
    list && operation('list', `query ${noun}List`, list.field, list.variables, listSelection(resource)),
    list &&
      operation(
        'pick',
        `query ${noun}Pick`,
        list.field,
        list.variables,
        inPage(resource, identity(resource)),
      ),
    one &&
      operation(
        'show',
        `query ${noun}Show`,
        one.field,
        [{ name: one.idArgument, type: one.idType }],
        showSelection(resource),
      ),
    one &&
      update &&
      operation(
        'edit',
        `query ${noun}Edit`,
        one.field,
        [{ name: one.idArgument, type: one.idType }],
        editSelection(resource),
      ),
    create &&
      operation(
        'create',
        `mutation Create${noun}`,
        create.field,
        create.variables,
        writtenSelection(resource),
      ),
    update &&
      operation(
        'update',
        `mutation Update${noun}`,
        update.field,
        update.variables,
        writtenSelection(resource),
      ),
    remove &&
      operation(
        'remove',
        `mutation Delete${noun}`,
        remove.field,
        [{ name: remove.idArgument, type: remove.idType }],
        remove.selects ? [{ field: resource.idField }] : [],
      ),
  ];
  return found.filter((candidate) => candidate !== undefined);
}

function operation(
  name: string,
  head: string,
  field: string,
  variables: readonly VariableModel[],
  selection: readonly Selection[],
): Operation {
  const declared =
    variables.length === 0
      ? ''
      : `(${variables.map((variable) => `$${variable.name}: ${variable.type}`).join(', ')})`;
  const pairs = variables.map((variable) => `${variable.name}: $${variable.name}`);
  const call = pairs.length === 0 ? field : `${field}(${pairs.join(', ')})`;
  const passed =
    call.length + 6 <= lineWidth ? call : `${field}(\n${pairs.map((pair) => `    ${pair}\n`).join('')}  )`;
  const opening = `${head}${declared} {`;
  // The document stands indented by two in its file.
  const broken = `${head}(\n${variables.map((variable) => `  $${variable.name}: ${variable.type}\n`).join('')}) {`;
  const body = selection.length === 0 ? '' : ` {\n${printSelection(merge(selection), '    ')}  }`;
  return { name, text: `${opening.length + 2 <= lineWidth ? opening : broken}\n  ${passed}${body}\n}` };
}

function listSelection(resource: ResourceModel): readonly Selection[] {
  const fields = resource.fields.filter((field) => resource.columns.includes(field.name));
  return inPage(resource, [...identity(resource), ...fields.map(readSelection)]);
}

function inPage(
  { operations: { list } }: ResourceModel,
  selection: readonly Selection[],
): readonly Selection[] {
  if (list?.paged !== true) return selection;
  const info = list.info.length === 0 ? [{ field: '__typename' }] : list.info.map((field) => ({ field }));
  return [
    { field: 'data', children: merge(selection) },
    { field: 'paginatorInfo', children: info },
  ];
}

const showSelection = (resource: ResourceModel): readonly Selection[] => [
  ...identity(resource),
  ...resource.fields.map(readSelection),
];

const editSelection = (resource: ResourceModel): readonly Selection[] => [
  ...identity(resource),
  ...formSelection(resource.updateInputs, resource.fields),
  ...(resource.version === undefined ? [] : [{ field: resource.version.source }]),
];

/** A write answers what the form that sent it, or the one that follows, needs to go on. */
const writtenSelection = (resource: ResourceModel): readonly Selection[] =>
  resource.operations.update === undefined
    ? [...identity(resource), ...formSelection(resource.createInputs, resource.fields)]
    : editSelection(resource);
