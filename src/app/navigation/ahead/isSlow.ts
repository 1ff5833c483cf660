interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const connectionOf = (source: object): Connection | undefined =>
  'connection' in source ? (source.connection as Connection | undefined) : undefined;

/** A connection that has no room for what may not be needed: data is saved, or it is 2g. */
export function isSlow(source: object = navigator): boolean {
  const { saveData, effectiveType } = connectionOf(source) ?? {};
  return saveData === true || /2g$/.test(effectiveType ?? '');
}
