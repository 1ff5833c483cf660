import { isValues } from '#src/data/isValues.ts';

const isLeaf = (value: object): boolean => 'message' in value && typeof value.message === 'string';

/** Where the problems of a form are: the path of each, rows included; `root` stands for what belongs to no input. */
export function errorPaths(errors: unknown, prefix = ''): readonly string[] {
  if (Array.isArray(errors)) {
    return errors.flatMap((row: unknown, index) =>
      row === undefined || row === null ? [] : errorPaths(row, `${prefix}${index}.`),
    );
  }
  if (!isValues(errors)) return [];
  return Object.entries(errors).flatMap(([key, value]) => {
    // react-hook-form keeps the input's element here, which has paths without end.
    if (key === 'ref' || typeof value !== 'object' || value === null) return [];
    return isLeaf(value) ? [`${prefix}${key}`] : errorPaths(value, `${prefix}${key}.`);
  });
}

/** How many of the problems stand at one of the sources, or below it. */
export const countErrors = (paths: readonly string[], sources: readonly string[]): number =>
  paths.filter((path) =>
    sources.some(
      (source) => path === source || path.startsWith(`${source}.`) || source.startsWith(`${path}.`),
    ),
  ).length;
