import { isRecord } from '#server/db/isRecord.ts';

/** A mutation's input as GraphQL coerced it: snake_case keys, an absent key means "leave alone". */
export type Input = Readonly<Record<string, unknown>>;

export const inputsIn = (list: unknown): readonly Input[] =>
  Array.isArray(list) ? list.filter(isRecord) : [];
