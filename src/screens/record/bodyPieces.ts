import type { ReactNode } from 'react';
import { RelationField } from '#src/fields/relation/RelationField.tsx';
import type { ColumnElement } from '#src/fields/rows/columnsOf.ts';
import { piecesThatStay } from '../access/readable.ts';
import type { AsideFacts } from './asideFacts.ts';
import { ofTheRecord } from './asideFacts.ts';
import type { HeaderFacts } from './headerFacts.ts';

interface ShownElsewhere {
  readonly head: HeaderFacts;
  readonly aside: AsideFacts;
  /** Paths of the title above. */
  readonly representation: readonly string[];
  /** Sources of the parts that the title is put together from. */
  readonly inTitle: readonly string[];
  /** The history takes what is known of the record as such. */
  readonly hasHistory: boolean;
  readonly isEmpty: (source: string) => boolean;
  /** Fields that are written by hand say more than the header. */
  readonly isWritten: (source: string) => boolean;
}

/** A record's sections without what the header, the history or the facts beside it show already. */
export function bodyPieces(
  pieces: ReactNode,
  { head, aside, representation, inTitle, hasHistory, isEmpty, isWritten }: ShownElsewhere,
): ReactNode {
  const sources = (fields: readonly ColumnElement[]) => fields.map(({ source }) => source);
  const status = head.status === undefined ? [] : [head.status.source];
  const above = [...sources(head.facts), ...status, ...representation, ...inTitle];
  const beside = sources([...aside.people, ...aside.dates]);
  const shown = new Set([...above, ...sources(aside.people.filter(({ field }) => field === RelationField))]);
  return piecesThatStay(pieces, (source, section) => {
    // That nothing happened to a record yet is no fact of it.
    if (section === ofTheRecord) return !hasHistory && !beside.includes(source) && !isEmpty(source);
    return isWritten(source) || !shown.has(source);
  });
}
