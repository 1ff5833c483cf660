import type { FilledField, FilledTemplate } from '#server/documents/merge/fillTemplate.ts';
import { numberedName, numbersOf, pdfEnding, safeStem } from '#server/documents/downloads/fileNames.ts';
import { isRecord } from '#server/db/isRecord.ts';
import type { Values } from '#server/documents/merge/MergeWorld.ts';
import { filledName, fillImpression } from './fillImpression.ts';
import { type ImpressionContext, contextsOf } from './impressionContexts.ts';
import { holderKey, type OwnValues, type Sources } from './ownValues.ts';
import type { RunRecords, RunSubject } from './readRunRecords.ts';
import { runKinds, type RunType } from './runKindPolicy.ts';
import { fileNamePieces, type RunTemplate } from './runTemplate.ts';
import { missingWords } from './missingWords.ts';
import { whyNotOwn } from './passports.ts';

export interface ImpressionBlock {
  readonly code: string;
  readonly message: string;
  readonly mergeContext: string | null;
  readonly mergeContextId: string | null;
  readonly field: string | null;
  /** An own value takes it out of the way. */
  readonly takesOwnValue: boolean;
}

/** One document of a run, as it would be made now. */
export interface Impression {
  readonly key: string;
  readonly label: string;
  readonly fileName: string;
  /** What its file is called, without the number and the ending. */
  readonly name: string;
  /** What tells the file from those of the same name among what was read; null where nothing has to. */
  readonly number: number | null;
  readonly contexts: readonly ImpressionContext[];
  readonly blocks: readonly ImpressionBlock[];
  readonly subject: RunSubject;
}

interface Run {
  readonly type: RunType;
  readonly template: RunTemplate | null;
  readonly records: RunRecords;
  readonly own: OwnValues;
  readonly now: Date;
}

export function impressionsOf(run: Run): readonly Impression[] {
  const { type, template, records, own, now } = run;
  const { label } = runKinds[type];
  const filling = { own, event: records.event, now };
  const pieces = fileNamePieces(type, template?.options);
  const name = { pieces, language: template?.language ?? 'en-GB' };
  const names = records.subjects.map((subject) =>
    safeStem(filledName(name, subject.records, filling), label),
  );
  const numbers = numbersOf(names.map((each) => [each, pdfEnding]));
  return records.subjects.map((subject, index) => {
    const called = { name: names[index] ?? '', number: numbers[index] ?? null };
    const filled = template && fillImpression(template, shownRecords(subject), filling);
    return {
      key: subject.key,
      label: subject.label,
      ...called,
      fileName: numberedName(called.name, called.number, pdfEnding),
      contexts: contextsOf(subject, filled?.fields ?? [], own),
      blocks: blocksOf(run, subject, filled),
      subject,
    };
  });
}

/** A passport that is on file and masked is there, for whoever looks what is missing (G4). */
export function shownRecords({ records, booking }: RunSubject): RunSubject['records'] {
  const { eventBooking } = records;
  const kept: unknown = booking?.['passportOnFile'];
  if (!eventBooking || !Array.isArray(kept)) return records;
  const masked = Object.fromEntries(
    kept.filter((name) => typeof name === 'string').map((name) => [name, eventBooking[name] ?? '••••']),
  );
  return { ...records, eventBooking: { ...eventBooking, ...masked } };
}

function blocksOf(
  { type, template }: Run,
  subject: RunSubject,
  filled: FilledTemplate | null,
): readonly ImpressionBlock[] {
  if (template === null || filled === null)
    return [blockOf('NO_TEMPLATE', `There is no template for this yet: ${runKinds[type].label}.`)];
  const ofSeat = subject.booking === null ? [] : seatBlocks(type, subject, subject.booking);
  return [...ofSeat.filter((block) => block !== null), ...missingOf(filled)];
}

const blockOf = (
  code: string,
  message: string,
  of: Partial<Omit<ImpressionBlock, 'code' | 'message'>> = {},
): ImpressionBlock => ({
  code,
  message,
  mergeContext: null,
  mergeContextId: null,
  field: null,
  takesOwnValue: false,
  ...of,
});

function seatBlocks(
  type: RunType,
  subject: RunSubject,
  { bookingStatus, can }: Values,
): readonly (ImpressionBlock | null)[] {
  const ofField = (field: string) => ({
    mergeContext: 'EVENT_BOOKING',
    mergeContextId: subject.bookingId,
    field,
  });
  const isTooEarly = runKinds[type].isOfConfirmed === true && bookingStatus !== 'CONFIRMED';
  const closed = closedPassport(can);
  return [
    subject.whyNotMake === null ? null : blockOf('OUT_OF_REACH', subject.whyNotMake),
    subject.participantId === null
      ? blockOf('NO_PARTICIPANT', 'Nobody is booked on this seat yet.', ofField('participant'))
      : null,
    bookingStatus === 'CANCELLED'
      ? blockOf('BOOKING_CANCELLED', 'This booking is cancelled.', ofField('bookingStatus'))
      : isTooEarly
        ? blockOf('BOOKING_NOT_CONFIRMED', 'This booking is not confirmed.', ofField('bookingStatus'))
        : null,
    closed === null ? null : blockOf('PASSPORT_CLOSED', closed, ofField('passportNumber')),
  ];
}

/** G4: whoever may not read a passport cannot have it printed. Why they may not; null where they may. */
function closedPassport(can: unknown): string | null {
  const all: readonly unknown[] = Array.isArray(can) ? can : [];
  const reveal = all.find((each) => isRecord(each) && each['action'] === 'reveal_passport');
  if (!isRecord(reveal) || reveal['allowed'] === true) return null;
  return typeof reveal['why'] === 'string' ? reveal['why'] : 'You may not read passports.';
}

function missingOf({ missing }: FilledTemplate): readonly ImpressionBlock[] {
  const required = missing.filter(({ isRequired }) => isRequired);
  const once = new Map(required.map((field) => [`${placeOf(field)} ${field.path}`, field]));
  return [...once.values()].map((field) =>
    blockOf('MISSING_VALUE', missingWords(field), {
      mergeContext: field.holder?.kind ?? null,
      mergeContextId: field.holder?.id ?? null,
      field: field.holder?.field ?? field.path,
      takesOwnValue: field.holder !== null && whyNotOwn(field.holder) === null,
    }),
  );
}

const placeOf = ({ holder }: FilledField): string => (holder ? holderKey(holder) : '');

/** How own values name a record that they lie over. */
export const recordOf = ({ mergeContext, mergeContextId }: ImpressionContext): string =>
  holderKey({ kind: mergeContext, id: mergeContextId });

/** What own values can lie over, with what the records say now. */
export function sourcesOf(impressions: readonly Impression[]): Sources {
  const sources = new Map<string, Map<string, string | null>>();
  for (const { contexts } of impressions) {
    for (const context of contexts) {
      const key = recordOf(context);
      const known = sources.get(key) ?? new Map<string, string | null>();
      for (const { field, source } of context.fields) known.set(field, source);
      sources.set(key, known);
    }
  }
  return sources;
}
