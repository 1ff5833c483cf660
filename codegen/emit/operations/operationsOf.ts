import type { ResourceModel, ResourceOperations, VariableModel } from '#codegen/model/ResourceModel.ts';
import { isReadWithRecord } from '#codegen/model/lists/relatedLists.ts';
import { lineWidth } from '../text/literal.ts';
import {
  formSelection,
  identity,
  merge,
  permissions,
  picked,
  printSelection,
  readSelection,
  type Selection,
} from './selection.ts';

/** An operation of a resource as GraphQL text, by the name under which it is exported. */
interface Operation {
  readonly name: string;
  /** The whole document. */
  readonly text: string;
  /** The document without its fragment. */
  readonly body: string;
  readonly fragment?: Fragment;
}

/** Selected by several operations, written once. */
interface Fragment {
  readonly name: string;
  readonly text: string;
}

export function operationsOf(resource: ResourceModel): readonly Operation[] {
  const { list, one, create, update, delete: remove, restore } = resource.operations;
  const { noun } = resource;
  const form = formFragment(resource);
  const byId = one && { field: one.field, variables: [{ name: one.idArgument, type: one.idType }] };
  const written = form ?? writtenSelection(resource);
  const found: (Operation | undefined)[] = [
    list && operation('list', `query ${noun}List`, list, listSelection(resource)),
    list && operation('pick', `query ${noun}Pick`, list, inPage(resource, picked(resource))),
    byId && operation('show', `query ${noun}Show`, byId, showSelection(resource)),
    byId && update && operation('edit', `query ${noun}Edit`, byId, form ?? editSelection(resource)),
    create && operation('create', `mutation Create${noun}`, create, written),
    update && operation('update', `mutation Update${noun}`, update, written),
    remove && operationById('remove', `mutation Delete${noun}`, remove, resource.idField),
    restore && operationById('restore', `mutation Restore${noun}`, restore, resource.idField),
  ];
  return found.filter((candidate) => candidate !== undefined);
}

function operation(
  name: string,
  head: string,
  { field, variables }: { readonly field: string; readonly variables: readonly VariableModel[] },
  selection: readonly Selection[] | Fragment,
): Operation {
  const declared = variables.map((variable) => `$${variable.name}: ${variable.type}`);
  const pairs = variables.map((variable) => `${variable.name}: $${variable.name}`);
  const call = field + inBrackets(pairs);
  const passed =
    call.length + 6 <= lineWidth ? call : `${field}(\n${pairs.map((pair) => `    ${pair}\n`).join('')}  )`;
  // The document stands indented by two in its file.
  const opening = `${head}${inBrackets(declared)} {`;
  const begun =
    opening.length + 2 <= lineWidth
      ? opening
      : `${head}(\n${declared.map((each) => `  ${each}\n`).join('')}) {`;
  const fragment = 'text' in selection ? selection : undefined;
  const selected =
    'text' in selection ? `    ...${selection.name}\n` : printSelection(merge(selection), '    ');
  const members = selected === '' ? '' : ` {\n${selected}  }`;
  const body = `${begun}\n  ${passed}${members}\n}`;
  return fragment === undefined
    ? { name, text: body, body }
    : { name, text: `${body}\n${fragment.text}`, body, fragment };
}

const inBrackets = (all: readonly string[]): string => (all.length === 0 ? '' : `(${all.join(', ')})`);

/** A write of one record that its id names; it answers the id where it answers a record. */
const operationById = (
  name: string,
  head: string,
  { field, idArgument, idType, selects }: NonNullable<ResourceOperations['delete']>,
  idField: string,
): Operation =>
  operation(
    name,
    head,
    { field, variables: [{ name: idArgument, type: idType }] },
    selects ? [{ field: idField }] : [],
  );

function listSelection(resource: ResourceModel): readonly Selection[] {
  const fields = resource.fields.filter((field) => resource.columns.includes(field.name));
  return inPage(resource, [...identity(resource), ...permissions(resource), ...fields.map(readSelection)]);
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
  ...permissions(resource),
  ...resource.fields.filter(isReadWithRecord).map(readSelection),
];

const editSelection = (resource: ResourceModel): readonly Selection[] => [
  ...identity(resource),
  ...permissions(resource),
  ...formSelection(resource.updateInputs, resource.fields),
  ...(resource.version === undefined ? [] : [{ field: resource.version.source }]),
];

/** A write answers what the form that sent it, or the one that follows, needs to go on. */
const writtenSelection = (resource: ResourceModel): readonly Selection[] =>
  resource.operations.update === undefined
    ? [...identity(resource), ...formSelection(resource.createInputs, resource.fields)]
    : editSelection(resource);

/** What a form reads is what its writes answer: one fragment, where there are both. */
function formFragment(resource: ResourceModel): Fragment | undefined {
  const { one, create, update } = resource.operations;
  if (update === undefined || (one === undefined && create === undefined)) return undefined;
  const name = `${resource.noun}Form`;
  const selection = printSelection(merge(editSelection(resource)), '  ');
  return { name, text: `fragment ${name} on ${resource.type} {\n${selection}}` };
}
