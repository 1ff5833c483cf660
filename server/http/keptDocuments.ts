import type { DocumentNode } from 'graphql';

/** Tokens, of some 2 kB each with all that is kept of a document; those of ours are 13,000 in all. */
const keptAtMost = 50_000;

/**
 * The engine keeps so many documents, however large each is. Told of each that it is about to keep, this has all of them
 * forgotten where they have become too large together.
 */
export function keptDocuments(forgetAll: () => void): (document: DocumentNode) => void {
  let kept = 0;
  return ({ tokenCount = 0 }) => {
    kept += tokenCount;
    if (kept <= keptAtMost) return;
    kept = tokenCount;
    forgetAll();
  };
}
