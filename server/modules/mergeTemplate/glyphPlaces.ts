import type { FilledTemplate } from '#server/documents/merge/fillTemplate.ts';
import { whereItStands } from '#server/documents/merge/whereItStands.ts';
import { glyphMissing } from '#server/errors/documentRefusals.ts';
import { UserError } from '#server/errors/errors.ts';
import { mergeWorld } from './mergeWorld.ts';

/** The engine names a sign that no font has; who filled the paper knows in whose record it is mended. */
export function withGlyphPlaces(error: unknown, filled: readonly FilledTemplate[]): unknown {
  if (!(error instanceof UserError) || error.code !== 'GLYPH_MISSING') return error;
  const { characters } = error.extensions;
  if (!Array.isArray(characters)) return error;
  const signs = characters.map(String);
  return glyphMissing(signs, whereItStands(mergeWorld, filled, signs));
}
