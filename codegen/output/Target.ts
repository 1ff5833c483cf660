import { join, relative, sep } from 'node:path';
import type { EmitOptions } from '../emit/EmitOptions.ts';
import type { Hints } from '../hints/Hints.ts';

/** What to generate from, and where to. */
export interface Target {
  /** A file, SDL or introspection, or an endpoint's address. */
  readonly schema: string;
  /** The folder of SDL that `schema` is made from, where the contract is our own. */
  readonly sdl?: string;
  readonly authorization?: string;
  /** The folder of generated resources. */
  readonly out: string;
  /** The file of the schema's TypeScript types. */
  readonly types: string;
  readonly hints: Hints;
}

/** The runtime that generated screens are written against. */
const runtime = 'src';

const path = (from: string, to: string): string => {
  const found = relative(from, to).split(sep).join('/');
  return found.startsWith('.') ? found : `./${found}`;
};

export const emitOptions = ({ out, types }: Target): EmitOptions => ({
  runtime: path(join(out, 'resource'), runtime),
  schemaTypes: path(out, types),
});
