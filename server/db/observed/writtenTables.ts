/** Which tables a statement writes, read from its text: every writer passes here, raw statements included. */
const identifier = '(?:"?\\w+"?\\.)?"?(\\w+)"?';
const writes = new RegExp(
  [
    `\\binsert\\s+into\\s+${identifier}`,
    `\\bupdate\\s+(?:only\\s+)?${identifier}(?:\\s+as)?(?:\\s+"?\\w+"?)?\\s+set\\b`,
    `\\bdelete\\s+from\\s+(?:only\\s+)?${identifier}`,
    `\\bmerge\\s+into\\s+(?:only\\s+)?${identifier}`,
    `\\btruncate\\s+(?:table\\s+)?(?:only\\s+)?${identifier}`,
  ].join('|'),
  'gi',
);
const readsOnly =
  /^\s*(?:select\b(?![\s\S]*\b(?:insert|update|delete|merge)\b)|begin|commit|rollback|savepoint|release)/i;

export interface Written {
  readonly tables: readonly string[];
  /** Rows of other tables may go with them. */
  readonly cascades: boolean;
}

const nothing: Written = { tables: [], cascades: false };
const cache = new Map<string, Written>();

export function writtenTables(text: string): Written {
  const known = cache.get(text);
  if (known) return known;
  const written = readsOnly.test(text) ? nothing : findWritten(text);
  if (cache.size >= 2_000) cache.clear();
  cache.set(text, written);
  return written;
}

/** The same of any text, a function's too. */
export function findWritten(text: string): Written {
  const tables = new Set<string>();
  for (const match of text.matchAll(writes)) {
    const table = match.slice(1).find((group) => group !== undefined);
    // `on conflict do update set` has no table of its own.
    if (table && table.toLowerCase() !== 'set') tables.add(table);
  }
  return { tables: [...tables], cascades: /\b(?:delete\s+from|truncate)\b/i.test(text) };
}
