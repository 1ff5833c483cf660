import {
  buildClientSchema,
  isInputObjectType,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLObjectType,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql';
import { listShape, names, permissionsField, sameName, versionNames } from '../convention/lighthouse.ts';
import { normal } from '../convention/names.ts';
import { checkHints } from '../hints/checkHints.ts';
import { HintError, type Hints } from '../hints/Hints.ts';
import { browserFilters } from './browserFilters.ts';
import { columnNames } from './columns.ts';
import { conditionsModel } from './conditions.ts';
import { enumModels } from './enums.ts';
import { filterFields } from './filterFields.ts';
import { findResources, type FoundResource } from './findResources.ts';
import { inputFields, membersOf } from './inputFields.ts';
import { listOperation } from './listOperation.ts';
import { hintsOf, representationOf, type ModelContext } from './ModelContext.ts';
import { readFields } from './readFields.ts';
import { pieceKey, sectionModels } from './sections.ts';
import type {
  ApiModel,
  InputField,
  ResourceModel,
  ResourceOperations,
  WriteOperation,
} from './ResourceModel.ts';

/** The model of an API from its introspection alone, and the hints that fill in what a schema cannot say. */
export function buildApiModel(source: GraphQLSchema | IntrospectionQuery, hints: Hints = {}): ApiModel {
  const schema = '__schema' in source ? buildClientSchema(source) : source;
  checkHints(schema, hints);
  const found = findResources(schema, hints);
  const leftOut: string[] = [];
  const context: ModelContext = {
    schema,
    hints,
    resources: new Map(found.map((resource) => [resource.type.name, resource.name])),
    listNames: new Map(
      found.flatMap((resource) =>
        resource.list === undefined ? [] : [[normal(resource.list.name), resource.type.name] as const],
      ),
    ),
    leaveOut: (what, why) => void (leftOut.includes(`${what}: ${why}`) || leftOut.push(`${what}: ${why}`)),
  };
  return {
    resources: found.map((resource) => resourceModel(context, resource)),
    enums: enumModels(schema, hints),
    leftOut,
  };
}

function resourceModel(context: ModelContext, found: FoundResource): ResourceModel {
  const { type, list } = found;
  const hints = hintsOf(context, type.name);
  const fields = readFields(context, type);
  const representation = representationOf(context, type);
  const offered = list === undefined ? [] : filterFields(context, list, type);
  const paged = list !== undefined && listShape(list.type)?.paged === true;
  const { columns, defaultColumns } = columnNames(fields, representation, hints);
  const listed = fields.filter((field) => columns.includes(field.name));
  const filters = list === undefined || paged ? offered : [...offered, ...browserFilters(listed, offered)];
  const writes = writtenInputs(context, found);
  const operations = {
    ...found.operations,
    ...(list && { list: listOperation({ list, type, fields, filters, columns, hints }) }),
  };
  return {
    name: found.name,
    noun: found.noun,
    label: found.label,
    type: type.name,
    description: type.description ?? undefined,
    idField: found.idField,
    operations,
    representation,
    fields,
    filters,
    conditions: list === undefined ? undefined : conditionsModel(context, list, type),
    ...writes,
    columns,
    defaultColumns,
    sort: hints.sort ?? defaultSort(operations.list, representation),
    facts: hints.facts,
    reason: reasonOf(type.name, writes, hints.reason),
    permissions: permissionsField(type),
    sections: sectionModels(
      fields,
      [...writes.updateInputs, ...writes.createInputs].filter(({ source }) => source !== hints.reason),
      hints,
    ),
  };
}

function reasonOf(
  type: string,
  { createInputs, updateInputs }: Pick<ResourceModel, 'createInputs' | 'updateInputs'>,
  reason: string | undefined,
): string | undefined {
  if (reason === undefined || [...createInputs, ...updateInputs].some(({ source }) => source === reason))
    return reason;
  throw new HintError(`hints.types.${type}.reason names '${reason}', which no form of ${type} can write.`);
}

function defaultSort(
  list: ResourceOperations['list'],
  representation: readonly string[],
): ResourceModel['sort'] {
  const sources = Object.keys(list?.sortColumns ?? {});
  const field =
    representation.find((path) => sources.includes(path)) ??
    (list?.orderByType === undefined ? undefined : sources[0]);
  return field === undefined ? undefined : { field, order: 'ASC' };
}

function writtenInputs(
  context: ModelContext,
  { type, operations }: FoundResource,
): Pick<ResourceModel, 'createInputs' | 'updateInputs' | 'version'> {
  const { create, update } = operations;
  const createInputs = writeFields(context, create, type, []);
  const versionMember =
    update && membersIn(context, update).find((member) => isVersion(member.name, type, createInputs));
  const updateInputs = writeFields(
    context,
    update,
    type,
    update === undefined ? [] : [update.idInput, versionMember?.name ?? ''],
  );
  const source =
    versionMember && Object.keys(type.getFields()).find((name) => sameName(name, versionMember.name));
  return {
    createInputs,
    updateInputs: updateInputs.map((input) => ({
      ...input,
      required:
        input.required || createInputs.some((other) => other.source === input.source && other.required),
    })),
    version:
      versionMember === undefined || source === undefined ? undefined : { input: versionMember.name, source },
  };
}

const isVersion = (name: string, type: GraphQLObjectType, createInputs: readonly InputField[]): boolean =>
  versionNames.includes(normal(name)) &&
  Object.keys(type.getFields()).some((field) => sameName(field, name)) &&
  !createInputs.some((input) => input.name === name);

function membersIn(
  context: ModelContext,
  write: WriteOperation,
): readonly (GraphQLInputField | GraphQLArgument)[] {
  const input = write.inputType === undefined ? undefined : context.schema.getType(write.inputType);
  if (isInputObjectType(input)) return membersOf(input);
  return (
    context.schema
      .getMutationType()
      ?.getFields()
      [write.field]?.args.filter((argument) => argument.name !== names.input) ?? []
  );
}

function writeFields(
  context: ModelContext,
  write: WriteOperation | undefined,
  type: GraphQLObjectType,
  leave: readonly string[],
): readonly InputField[] {
  if (write === undefined) return [];
  const members = membersIn(context, write).filter((member) => !leave.includes(member.name));
  const inputs = inputFields(context, members, { record: type, path: [write.inputType ?? type.name] });
  const hidden = hintsOf(context, type.name).hidden ?? [];
  const demanded = inputs.find((input) => input.always && hidden.includes(pieceKey(input.source)));
  if (demanded !== undefined)
    throw new HintError(
      `hints.types.${type.name}.hidden: ${write.field} demands '${demanded.name}', so that a form must show it.`,
    );
  return inputs.filter((input) => !hidden.includes(pieceKey(input.source)));
}
