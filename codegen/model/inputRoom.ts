import type { GraphQLObjectType } from 'graphql';
import type { Member } from '../convention/Field.ts';
import { type TextWidth, widthOf } from '../convention/widths.ts';
import type { InputShape } from './FieldShapes.ts';
import { hintsOf, type ModelContext } from './ModelContext.ts';

/** How long what is entered may be, by the input type or operation that takes it. */
export const lengthOf = (
  { lengths }: ModelContext,
  path: readonly string[],
  { name }: Member,
): number | undefined => lengths.get(`${path.at(-1) ?? ''}.${name}`);

/** How much room a text has in a form; what is no plain text has that of its kind. */
export function widthIn(
  context: ModelContext,
  record: GraphQLObjectType | undefined,
  field: string,
  shape: InputShape,
  length: number | undefined,
): TextWidth | undefined {
  if (shape.kind !== 'scalar' || shape.scalar !== 'string' || shape.list || shape.mask !== undefined)
    return undefined;
  const hinted = record === undefined ? undefined : hintsOf(context, record.name).widths?.[field];
  const width = hinted ?? widthOf(field, length);
  // What is chosen among values in use has the room of a choice by itself.
  return width === 'choice' && shape.vocabulary !== undefined ? undefined : width;
}
