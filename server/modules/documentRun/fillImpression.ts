import { type FilledTemplate, fillTemplate } from '#server/documents/merge/fillTemplate.ts';
import { isGap, type Piece } from '#server/documents/merge/readTemplate.ts';
import { mergeWorld } from '../mergeTemplate/index.ts';
import { type OwnValues, ownValueOf } from './ownValues.ts';
import type { ImpressionRecords, RunEvent } from './readRunRecords.ts';

interface ImpressionText {
  readonly pieces: readonly Piece[];
  readonly language: string;
}

interface Filling {
  readonly own: OwnValues;
  readonly event: Pick<RunEvent, 'timeZone'>;
  readonly now: Date;
  /** Whether it is shown where something is missing. */
  readonly mark?: boolean;
}

/** The text of one impression, with own values over those of the records (M2). */
export const fillImpression = (
  { pieces, language }: ImpressionText,
  records: ImpressionRecords,
  { own, event, now, mark = false }: Filling,
): FilledTemplate =>
  fillTemplate(mergeWorld, pieces, records, {
    language,
    now,
    timeZone: event.timeZone,
    mark,
    own: (holder) => ownValueOf(own, holder)?.value,
  });

/** A name made of merge fields: what has no value is left out. */
export function filledName(name: ImpressionText, records: ImpressionRecords, filling: Filling): string {
  const { fields } = fillImpression(name, records, filling);
  const values = new Map(fields.map(({ path, value }) => [path, value]));
  return name.pieces
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      return isGap(piece) ? (values.get(piece.path) ?? '') : '';
    })
    .join('');
}
