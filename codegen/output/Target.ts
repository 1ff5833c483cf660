import { join, relative, sep } from 'node:path';
import type { EmitOptions } from '../emit/EmitOptions.ts';
import type { Hints } from '../hints/Hints.ts';

/** Operations that are written by hand. */
export interface WrittenOperations {
  /** Where they stand, by patterns. */
  readonly documents: readonly string[];
  /** The file of the types of what they ask and answer. */
  readonly types: string;
}

/** A contract as types. */
export interface ContractTypes {
  /** Files, SDL or introspection, or an endpoint's address. */
  readonly schema: string;
  /** The file of the schema's TypeScript types. */
  readonly types: string;
  readonly operations?: WrittenOperations;
}

/** What to generate from, and where to. */
export interface Target extends ContractTypes {
  /** The folder of SDL that `schema` is made from, where the contract is our own. */
  readonly sdl?: string;
  readonly authorization?: string;
  /** The folder of generated resources. */
  readonly out: string;
  /** The file of the names of all resources, where a server of our own wants to know them. */
  readonly names?: string;
  /** Those of another API are read when they are needed. */
  readonly hints: () => Hints | Promise<Hints>;
  /** Contracts that have no screens. */
  readonly others?: readonly ContractTypes[];
}

/** The runtime that generated screens are written against. */
const runtime = 'src';

/** The path to a file as an import from a folder says it. */
export const importPath = (from: string, to: string): string => {
  const found = relative(from, to).split(sep).join('/');
  return found.startsWith('.') ? found : `./${found}`;
};

export const emitOptions = ({ out, types }: Pick<Target, 'out' | 'types'>): EmitOptions => ({
  runtime: importPath(join(out, 'resource'), runtime),
  schemaTypes: importPath(out, types),
});
