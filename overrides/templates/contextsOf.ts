import { mergeContextValues, type MergeContext } from '#resources/enums.ts';

const isContext = (value: unknown): value is MergeContext =>
  mergeContextValues.some((each) => each === value);

/** What a template takes values from, as the form holds it. */
export const contextsOf = (value: unknown): readonly MergeContext[] =>
  Array.isArray(value) ? value.filter(isContext) : [];
