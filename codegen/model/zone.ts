import { HintError } from '../hints/Hints.ts';
import type { ReadField } from './FieldShapes.ts';

/** Where a row says its time zone, by the hint: a text that the rows of a list bring along. */
export function zoneOf(
  type: string,
  listed: readonly ReadField[],
  zone: string | undefined,
): string | undefined {
  if (zone === undefined) return undefined;
  const [head, ...tail] = zone.split('.');
  const field = listed.find(({ name }) => name === head);
  if (field !== undefined && isRead(field, tail.join('.'))) return zone;
  throw new HintError(`hints.types.${type}.zone names '${zone}', which no list of ${type} reads.`);
}

function isRead({ shape }: ReadField, tail: string): boolean {
  if (shape.kind === 'scalar') return tail === '' && shape.scalar === 'string' && !shape.list;
  return shape.kind === 'reference' && [...shape.representation, ...(shape.embedded ?? [])].includes(tail);
}
