import type { TellFault } from '../hints/HintFault.ts';
import type { ReadField } from './FieldShapes.ts';

/** Where a row says its time zone, by the hint: a text that the rows of a list bring along. */
export function zoneOf(
  type: string,
  listed: readonly ReadField[],
  zone: string | undefined,
  tellFault: TellFault,
): string | undefined {
  if (zone === undefined) return undefined;
  const [head, ...tail] = zone.split('.');
  const field = listed.find(({ name }) => name === head);
  if (field !== undefined && isRead(field, tail.join('.'))) return zone;
  tellFault({ place: ['types', type, 'zone'], name: zone, why: `which no list of ${type} reads.` });
  return undefined;
}

function isRead({ shape }: ReadField, tail: string): boolean {
  if (shape.kind === 'scalar') return tail === '' && shape.scalar === 'string' && !shape.list;
  return shape.kind === 'reference' && [...shape.representation, ...(shape.embedded ?? [])].includes(tail);
}
