import { contextOfType, identityOf, type MergeWorld } from './MergeWorld.ts';
import type { Piece } from './readTemplate.ts';
import { dayFieldOf, type Leaf, type Place, resolvePath } from './resolvePath.ts';
import { usesIn } from './usesIn.ts';

interface Tree extends Map<string, Tree> {}

/** What to read for a template, by what paths begin with: as much of each record as is used, its identity, and `besides`. */
export function selectionsOf(
  world: MergeWorld,
  pieces: readonly Piece[],
  besides: readonly string[] = [],
): ReadonlyMap<string, string> {
  return selectionsOfPaths(world, [...usesIn(pieces).map(({ path }) => path), ...besides]);
}

export function selectionsOfPaths(world: MergeWorld, paths: readonly string[]): ReadonlyMap<string, string> {
  const root: Tree = new Map();
  for (const path of paths) {
    const found = resolvePath(world, path);
    if (found && contextAt(found) !== null) add(world, root, found);
  }
  return new Map([...root].map(([head, tree]) => [head, printed(tree)]));
}

const contextAt = (found: Place | Leaf) => ('words' in found ? found : found.at).context;

function add(world: MergeWorld, root: Tree, found: Place | Leaf): void {
  const place = 'words' in found ? found : found.at;
  const at = branch(root, place.path);
  for (let each: Place | null = place; each !== null; each = each.parent) {
    const context = contextOfType(world, each.type.name);
    for (const name of context ? identityOf(context) : []) branch(root, `${each.path}.${name}`);
  }
  if (!('words' in found)) {
    at.set(found.name, new Map());
    for (const beside of [found.currency, found.zone, found.lastDay])
      if (beside !== null) branch(root, beside);
    return;
  }
  const day = dayFieldOf(found);
  if (day !== undefined) branch(root, day);
  if (at.size === 0) at.set('__typename', new Map());
}

function branch(root: Tree, path: string): Tree {
  let tree = root;
  for (const name of path.split('.')) {
    const next = tree.get(name) ?? new Map<string, Tree>();
    tree.set(name, next);
    tree = next;
  }
  return tree;
}

const printed = (tree: Tree): string =>
  `{ ${[...tree].map(([name, below]) => (below.size > 0 ? `${name} ${printed(below)}` : name)).join(' ')} }`;
