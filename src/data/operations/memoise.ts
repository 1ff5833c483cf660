import type { DocumentNode } from 'graphql';

type Variants = Map<string, DocumentNode>;

/**
 * Remembers documents made of another document. Apollo keeps what it prints and parses per document object,
 * so the same variant must be the same object.
 */
export function memoise<Options>(
  key: (options: Options) => string,
  make: (document: DocumentNode, options: Options) => DocumentNode,
): (document: DocumentNode, options: Options) => DocumentNode {
  const made = new WeakMap<DocumentNode, Variants>();
  return (document, options) => {
    const variants: Variants = made.get(document) ?? new Map<string, DocumentNode>();
    made.set(document, variants);
    const name = key(options);
    const variant = variants.get(name) ?? make(document, options);
    variants.set(name, variant);
    return variant;
  };
}
