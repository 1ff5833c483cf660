import type { MergeWorld } from './MergeWorld.ts';
import type { Piece } from './readTemplate.ts';
import { resolvePath } from './resolvePath.ts';
import { type Use, usesIn } from './usesIn.ts';

/** Every value that the text of a template follows from: those in its gaps, those they are told with, and those it asks for. */
export const pathsIn = (world: MergeWorld, pieces: readonly Piece[]): readonly string[] => [
  ...new Set(
    usesIn(pieces).flatMap((use) => (use.kind === 'repeat' ? [] : [use.path, ...toldWith(world, use)])),
  ),
];

/** The currency of an amount, the zone of a moment, and the last of several days. */
function toldWith(world: MergeWorld, { kind, path, format }: Use): readonly string[] {
  const found = resolvePath(world, path);
  if (kind !== 'field' || found === undefined || 'words' in found) return [];
  const { currency, zone, lastDay } = found;
  return [currency, zone, format === 'days' ? lastDay : null].filter((each) => each !== null);
}
