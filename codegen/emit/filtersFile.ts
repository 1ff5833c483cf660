import { chosenBy } from '../model/lists/chosenBy.ts';
import type { ConditionColumn, ConditionRelation, FilterField } from '../model/FieldShapes.ts';
import type { ResourceModel } from '../model/ResourceModel.ts';
import { labelProp } from './components.ts';
import { enumValuesName, stem, type ResourceEmit } from './EmitOptions.ts';
import { filterElement, isPickable } from './inputElements.ts';
import { printMember } from './text/jsx.ts';
import { code, constant, objectConstant } from './text/literal.ts';
import { SourceFile, type EmittedFile } from './text/SourceFile.ts';

/** A list has one search field of its own; every other key is a filter to add. */
export const isOffered = (filter: FilterField): boolean =>
  filter.operator !== 'search' && filter.isUntested !== true && isPickable(filter);

/** filters.tsx: a filter for every key, and the columns that can be tested, where there are any; no file without either. */
export function filtersFile({ resource, options }: ResourceEmit): EmittedFile | undefined {
  const file = new SourceFile(`${resource.name}/filters.tsx`);
  const pieces = resource.filters
    .filter(isOffered)
    .map((filter) => printMember(filter.name, filterElement(file, options, filter)));
  const filters = pieces.length === 0 ? [] : [objectConstant(`${stem(resource)}Filters`, pieces)];
  const { conditions } = resource;
  if (conditions === undefined) return filters.length === 0 ? undefined : file.finish(filters.join(''));
  const value = {
    source: conditions.key,
    columns: conditions.columns.map((column) => conditionColumn(file, column, conditions.columns)),
    operators: conditions.operators,
    relations: conditions.relations.map((relation) => conditionRelation(file, relation)),
    viewer: leadsTo(resource, resource.viewer) ? resource.viewer : undefined,
  };
  const type = file.useType(
    'ConditionsDefinition',
    `${options.runtime}/screens/list/filters/ConditionsDefinition.ts`,
  );
  return file.finish([...filters, constant(`${stem(resource)}Conditions: ${type}`, value)].join('\n\n'));
}

const conditionRelation = (file: SourceFile, { value, resource, columns }: ConditionRelation) => ({
  value,
  resource,
  columns: columns.map((column) => conditionColumn(file, column, columns)),
});

const leadsTo = (resource: ResourceModel, target: string | undefined): boolean =>
  chosenBy(resource).some((chosen) => chosen.resource !== undefined && chosen.resource === target);

function conditionColumn(
  file: SourceFile,
  { filter, ...column }: ConditionColumn,
  all: readonly ConditionColumn[],
) {
  return { ...columnLiteral(file, column), currency: currencyColumn(column, all), filter };
}

/** The column beside it that says what an amount is in. */
function currencyColumn({ shape }: ConditionColumn, all: readonly ConditionColumn[]): string | undefined {
  if (shape?.kind !== 'scalar' || shape.currencySource === undefined) return undefined;
  return all.find(({ source }) => source === shape.currencySource)?.value;
}

function columnLiteral(file: SourceFile, { value, source, shape }: ConditionColumn) {
  if (shape === undefined) return { value, source };
  if (shape.kind === 'enum')
    return {
      value,
      source,
      kind: 'enum',
      name: shape.enum,
      values: code(file.use(enumValuesName(shape.enum), '../enums.ts')),
    };
  if ((shape.kind === 'reference' || shape.kind === 'references') && shape.resource !== undefined)
    return {
      value,
      source,
      kind: 'reference',
      reference: shape.resource,
      label: labelProp(shape.representation, shape.resource),
    };
  return { value, source, kind: shape.kind === 'scalar' ? shape.scalar : 'id' };
}
