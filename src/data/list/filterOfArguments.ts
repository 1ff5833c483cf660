import type { ListMeta } from '../ResourceMeta.ts';
import { isRow, type Row } from '../Row.ts';

interface Argument {
  readonly path: readonly string[];
  readonly value: unknown;
}

/** The filter of a list by the arguments it was read with. What no filter of the list stands for keeps its own name. */
export function filterOfArguments({ filters }: Pick<ListMeta, 'filters'>, args: Row): Row {
  const metas = Object.entries(filters);
  const isWrapper = (name: string) => metas.some(([, { path }]) => path.length > 1 && path[0] === name);
  const flat = Object.entries(args).flatMap(([name, value]): readonly Argument[] =>
    isWrapper(name) && isRow(value)
      ? Object.entries(value).map(([below, each]) => ({ path: [name, below], value: each }))
      : [{ path: [name], value }],
  );
  const given = flat.filter(({ value }) => value !== null && value !== undefined);
  const named = given.map(({ path, value }): readonly [string, unknown] => {
    const [key, meta] = metas.find(([, each]) => each.path.join('.') === path.join('.')) ?? [
      path.at(-1) ?? '',
    ];
    const items: readonly unknown[] = meta?.list === true && Array.isArray(value) ? value : [];
    return [key, items.length === 1 ? items[0] : value];
  });
  return Object.fromEntries(named);
}
