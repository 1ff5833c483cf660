import { pieceKey } from './sections.ts';
import type { TypeHints } from '../hints/Hints.ts';
import type { InputField } from './FieldShapes.ts';

/** With fewer than these left over, one press more would be no help. */
const fewest = 4;

/**
 * What the form of a new record asks at once, by the keys of its pieces: what is demanded, and what a hint names or,
 * without one, what its name, its header and its list show. Undefined where that is as good as all.
 */
export function askedFirst(
  createInputs: readonly InputField[],
  hints: TypeHints,
  representation: readonly string[],
): readonly string[] | undefined {
  const inputs = createInputs.filter(({ source }) => source !== hints.reason);
  const keys = [...new Set(inputs.map(({ source }) => pieceKey(source)))];
  const demanded = inputs.filter(({ required }) => required).map(({ source }) => pieceKey(source));
  const shown = [...representation.map(pieceKey), ...(hints.facts ?? []), ...(hints.defaultColumns ?? [])];
  const wanted = new Set([...demanded, ...(hints.createFirst ?? shown)]);
  const first = keys.filter((key) => wanted.has(key));
  return first.length === 0 || keys.length - first.length < fewest ? undefined : first;
}
