import { namesLine } from './literal.ts';

export const banner =
  '// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.\n';

/** A generated file: what it imports is what its text has used. */
export class SourceFile {
  readonly #imports = new Map<string, Set<string>>();
  readonly #types = new Map<string, Set<string>>();

  constructor(readonly path: string) {}

  /** Imports a name and answers it, so that it can stand in the text at once. */
  use(name: string, from: string): string {
    add(this.#imports, from, name);
    return name;
  }

  useType(name: string, from: string): string {
    add(this.#types, from, name);
    return name;
  }

  finish(body: string): EmittedFile {
    const lines = [...this.#imports].map(([from, names]) =>
      importLine('import', from, [...names].sort(byName)),
    );
    const types = [...this.#types].map(([from, names]) =>
      importLine('import type', from, [...names].sort(byName)),
    );
    const all = [...lines, ...types].sort(
      (one, other) => order(one) - order(other) || byName(moduleOf(one), moduleOf(other)),
    );
    return { path: this.path, text: `${banner}${all.join('')}${all.length > 0 ? '\n' : ''}${body.trim()}\n` };
  }
}

export interface EmittedFile {
  /** Relative to the folder of generated resources. */
  readonly path: string;
  readonly text: string;
}

function add(imports: Map<string, Set<string>>, from: string, name: string): void {
  const names = imports.get(from) ?? new Set();
  imports.set(from, names.add(name));
}

const byName = (one: string, other: string): number => one.localeCompare(other, 'en');

const moduleOf = (line: string): string => line.slice(line.lastIndexOf(' from '));

/** Packages, then the runtime, then neighbours. */
const order = (line: string): number => (line.includes("from '../") ? 1 : line.includes("from './") ? 2 : 0);

function importLine(keyword: string, from: string, names: readonly string[]): string {
  const [only] = names;
  if (names.length === 1 && only?.startsWith('* as ')) return `${keyword} ${only} from '${from}';\n`;
  return `${namesLine(keyword, names, ` from '${from}'`)}\n`;
}
