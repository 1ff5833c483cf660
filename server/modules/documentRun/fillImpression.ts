import { type FilledTemplate, fillTemplate } from '#server/documents/merge/fillTemplate.ts';
import { isGap, type Piece } from '#server/documents/merge/readTemplate.ts';
import { mergeWorld } from '../mergeTemplate/index.ts';
import { type OwnValues, ownValueOf } from './ownValues.ts';
import type { ImpressionRecords, RunEvent } from './readRunRecords.ts';

interface ImpressionFilling {
  readonly pieces: readonly Piece[];
  readonly records: ImpressionRecords;
  readonly own: OwnValues;
  readonly event: Pick<RunEvent, 'timeZone'>;
  readonly language: string;
  readonly now: Date;
  readonly mark: boolean;
}

/** The text of one impression, with own values over those of the records (M2). */
export const fillImpression = (filling: ImpressionFilling): FilledTemplate => {
  const { pieces, records, own, event, language, now, mark } = filling;
  return fillTemplate(mergeWorld, pieces, records, {
    language,
    now,
    timeZone: event.timeZone,
    mark,
    own: (holder) => ownValueOf(own, holder)?.value,
  });
};

/** A name made of merge fields: what has no value is left out. */
export function filledName(filling: ImpressionFilling): string {
  const { fields } = fillImpression(filling);
  const values = new Map(fields.map(({ path, value }) => [path, value]));
  return filling.pieces
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      return isGap(piece) ? (values.get(piece.path) ?? '') : '';
    })
    .join('');
}
