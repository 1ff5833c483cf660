import type { ConditionColumn, FilterField, InputField } from '../model/ResourceModel.ts';
import { componentOf } from './components.ts';
import { enumValuesName, stem, type ResourceEmit } from './EmitOptions.ts';
import { filterElement, isPickable } from './inputElements.ts';
import { printValue } from './text/jsx.ts';
import { block, code, key, literal } from './text/literal.ts';
import { SourceFile, type EmittedFile } from './text/SourceFile.ts';

/** A list has one search field of its own; every other key is a filter to add. */
export const isOffered = (filter: FilterField): boolean => filter.operator !== 'search' && isPickable({ shape: filter.shape } as InputField);

/** filters.tsx: a filter for every key, and the query builder where the contract has one. */
export function filtersFile({ resource, options }: ResourceEmit): EmittedFile {
  const file = new SourceFile(`${resource.name}/filters.tsx`);
  const pieces = resource.filters.filter(isOffered).map((filter) => `${key(filter.name)}: ${printValue(filterElement(file, options, filter), 2, key(filter.name).length + 2)}`);
  const filters = `export const ${stem(resource)}Filters = ${block('{', pieces, '}', 0)};`;
  const { conditions } = resource;
  if (conditions === undefined) return file.finish(filters);
  const value = {
    source: conditions.key,
    operators: conditions.operators,
    columns: columns(file, conditions.columns),
    ...(conditions.relations.length > 0 && {
      relations: conditions.relations.map((relation) => relation.value),
      relationColumns: columns(file, conditions.relationColumns),
    }),
  };
  return file.finish(`${filters}\n\nexport const ${stem(resource)}Conditions = ${literal(value, 0, 40)} as const;`);
}

const columns = (file: SourceFile, all: readonly ConditionColumn[]) =>
  Object.fromEntries(
    all.map(({ value, source, shape }) => [
      value,
      {
        source,
        kind: shape === undefined ? 'String' : componentOf(shape).prefix,
        ...(shape?.kind === 'enum' && { name: shape.enum, values: code(file.use(enumValuesName(shape.enum), '../enums.ts')) }),
        ...((shape?.kind === 'reference' || shape?.kind === 'references') && { reference: shape.resource }),
      },
    ]),
  );
