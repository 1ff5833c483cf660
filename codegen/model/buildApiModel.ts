import { buildClientSchema, type GraphQLSchema, type IntrospectionQuery } from 'graphql';
import { listShape, names, permissionsField } from '../convention/lighthouse.ts';
import { normal } from '../convention/names.ts';
import { checkHints } from '../hints/checkHints.ts';
import { checkResourceNames, checkScreenHints } from '../hints/checkScreenHints.ts';
import { HintError, hintFaultList } from '../hints/HintFault.ts';
import type { Hints } from '../hints/Hints.ts';
import { browserConditions } from './lists/browserConditions.ts';
import { browserFilters } from './lists/browserFilters.ts';
import { columnNames } from './columns.ts';
import { conditionsModel } from './lists/conditions.ts';
import { deprecations } from './deprecations.ts';
import { enumModels } from './enums.ts';
import { filterFields, isUntested } from './lists/filterFields.ts';
import { findResources, type FoundResource } from './findResources.ts';
import type { Lengths } from './lengths.ts';
import { longTextsOf } from './longTexts.ts';
import {
  hintsOf,
  leftOutList,
  type ModelContext,
  representationOf,
  takenForTextList,
} from './ModelContext.ts';
import { listOperation, orderValues } from './lists/listOperation.ts';
import { withRelatedLists } from './lists/relatedLists.ts';
import { isNumericId } from './numericId.ts';
import { readFields } from './readFields.ts';
import { sectionModels } from './sections.ts';
import { askedFirst } from './askedFirst.ts';
import { pickedOf } from './lists/chosenBy.ts';
import { tellApart } from './tellApart.ts';
import { unusedOperations } from './unusedOperations.ts';
import { viewModels } from './views.ts';
import { writtenInputs } from './writtenInputs.ts';
import { zoneOf } from './zone.ts';
import type { ApiModel, ResourceModel, ResourceOperations } from './ResourceModel.ts';

/**
 * The model of an API from its introspection alone, and what fills in what that cannot say: hints, and the lengths of
 * its texts.
 */
export function buildApiModel(
  source: GraphQLSchema | IntrospectionQuery,
  hints: Hints = {},
  lengths: Lengths = new Map(),
): ApiModel {
  const schema = '__schema' in source ? buildClientSchema(source) : source;
  const { told: faults, tellFault } = hintFaultList();
  checkHints(schema, hints, tellFault);
  const { said: leftOut, leaveOut } = leftOutList();
  const { taken: takenForText, takeForText } = takenForTextList();
  const found = findResources(schema, hints, leaveOut);
  checkResourceNames(found, tellFault);
  const context: ModelContext = {
    schema,
    hints,
    resources: new Map(found.map((resource) => [resource.type.name, resource.name])),
    listNames: new Map(
      found.flatMap(({ list, name, type }) =>
        list === undefined ? [] : [list.name, name].map((listName) => [normal(listName), type.name] as const),
      ),
    ),
    leaveOut,
    takeForText,
    tellFault,
    lengths,
    longTexts: longTextsOf(schema, lengths),
  };
  const built = found.map((resource) => resourceModel(context, resource));
  if (faults.length > 0) throw new HintError(faults);
  const resources = built.map((resource) => ({
    ...resource,
    picked: pickedOf(resource, built),
    fields: withRelatedLists(resource, built, hints.types?.[resource.type]?.counts),
  }));
  return {
    resources,
    enums: enumModels(schema, hints),
    leftOut,
    takenForText,
    deprecated: deprecations(schema, resources),
    unused: unusedOperations(schema, resources, leftOut),
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
  const tested = listed.filter(({ name }) => !isUntested(context, type, name));
  const filters = list === undefined || paged ? offered : [...offered, ...browserFilters(tested, offered)];
  const { operations: offeredOperations, ...writes } = writtenInputs(context, found);
  checkScreenHints(
    type.name,
    hints,
    { ...writes, filters: offered, orders: orderValues(list) },
    context.tellFault,
  );
  const operations = {
    ...offeredOperations,
    ...(list && {
      list: listOperation({
        list,
        type,
        fields,
        filters,
        columns,
        hints,
        tellFault: context.tellFault,
        hasFigures: context.schema.getQueryType()?.getFields()['listFigures'] !== undefined,
      }),
    }),
  };
  const conditions =
    list &&
    (conditionsModel(context, list, type, filters) ?? (paged ? undefined : browserConditions(tested)));
  return {
    name: found.name,
    noun: found.noun,
    label: found.label,
    type: type.name,
    idField: found.idField,
    numericId: isNumericId(type.getFields()[found.idField]?.type),
    operations,
    representation,
    picked: representation,
    apart: tellApart(fields, { columns, facts: hints.facts }, representation),
    fields,
    filters,
    conditions,
    viewer: context.resources.get(context.hints.viewer ?? ''),
    ...writes,
    columns,
    defaultColumns,
    sort: hints.sort ?? defaultSort(operations.list, representation),
    views: viewModels({ type: type.name, filters, conditions }, hints, context.tellFault),
    zone: zoneOf(type.name, listed, hints.zone, context.tellFault),
    facts: hints.facts,
    asked: askedFirst(writes.createInputs, hints, representation),
    reason: hints.reason,
    permissions: permissionsField(type),
    files: { imports: hasMutation(context, names.imports), exports: hasMutation(context, names.exports) },
    sections: sectionModels(
      fields,
      [...writes.updateInputs, ...writes.createInputs].filter(({ source }) => source !== hints.reason),
      hints,
    ),
  };
}

const hasMutation = ({ schema }: ModelContext, name: string): boolean =>
  schema.getMutationType()?.getFields()[name] !== undefined;

function defaultSort(
  list: ResourceOperations['list'],
  representation: readonly string[],
): ResourceModel['sort'] {
  const sources = Object.keys({ ...list?.sortColumns, ...list?.sortKeys });
  const field =
    representation.find((path) => sources.includes(path)) ??
    (list?.orderByType === undefined ? undefined : sources[0]);
  return field === undefined ? undefined : { field, order: 'ASC' };
}
