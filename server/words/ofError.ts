/** What was thrown, which may be anything. */
export const asError = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : new Error(String(thrown));

/** Why something failed, in the words that it came with. A name with several addresses fails at each, without words. */
export const reasonOf = (thrown: unknown): string =>
  thrown instanceof AggregateError ? thrown.errors.map(reasonOf).join(', ') : asError(thrown).message;

/** 'ENOENT', '40001': what systems, databases and providers call a fault; null where it has no such name. */
export const codeOf = (thrown: unknown): string | null =>
  thrown instanceof Error && 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : null;
