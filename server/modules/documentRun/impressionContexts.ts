import type { FilledField } from '#server/documents/merge/fillTemplate.ts';
import { holderKey, type OwnValues, ownValueOf } from './ownValues.ts';
import { whyNotOwn } from './passports.ts';
import type { RunSubject } from './readRunRecords.ts';

/** A record that an impression takes values from, and what of it. */
export interface ImpressionContext {
  readonly binding: string;
  readonly mergeContext: string;
  readonly mergeContextId: string;
  readonly mergeContextPath: string;
  readonly fields: readonly ContextField[];
}

interface ContextField {
  readonly field: string;
  readonly label: string;
  readonly match: boolean;
  readonly value: string | null;
  readonly source: string | null;
  readonly changedFrom: string | null;
  readonly required: boolean;
  readonly whyNotModify: string | null;
}

/** How each kind of record is reached from the run's event. */
const paths: Readonly<Record<string, { readonly context: string; readonly path: string }>> = {
  centreEvent: { context: 'CENTRE_EVENT', path: 'centreEvent' },
  trainingCentre: { context: 'TRAINING_CENTRE', path: 'centreEvent.trainingCentre' },
  eventBooking: { context: 'EVENT_BOOKING', path: 'centreEvent.eventBookings' },
  participant: { context: 'PARTICIPANT', path: 'centreEvent.eventBookings.participant' },
  trainer: { context: 'TRAINER', path: 'centreEvent.trainers' },
  trainerHonoraria: { context: 'TRAINER_HONORARIA', path: 'centreEvent.trainerHonoraria' },
};

/** The records of the impression, and those that its values come from besides, each once with its fields. */
export function contextsOf(
  { records, eventId, bookingId, participantId, trainerId }: RunSubject,
  fields: readonly FilledField[],
  own: OwnValues,
): readonly ImpressionContext[] {
  const ids: Readonly<Record<string, string | null>> = {
    centreEvent: eventId,
    trainingCentre: idOf(records['trainingCentre']?.['id']),
    eventBooking: bookingId,
    participant: participantId,
    trainer: trainerId,
    trainerHonoraria: trainerId === null ? null : `${eventId}-${trainerId}`,
  };
  const found = new Map<string, ImpressionContext & { readonly known: Map<string, ContextField> }>();
  const place = (binding: string, context: string, id: string, path: string) => {
    const key = holderKey({ kind: context, id });
    const known = new Map<string, ContextField>();
    const entry = found.get(key) ?? {
      binding,
      mergeContext: context,
      mergeContextId: id,
      mergeContextPath: path,
      fields: [],
      known,
    };
    found.set(key, entry);
    return entry.known;
  };
  for (const [binding, { context, path }] of Object.entries(paths)) {
    const id = ids[binding];
    if (id !== null && id !== undefined) place(binding, context, id, path);
  }
  for (const each of fields) {
    if (each.holder === null) continue;
    const { kind, id, field } = each.holder;
    const reached = each.path.slice(0, -(field.length + 1));
    const known = place(reached, kind, id, reached);
    const before = known.get(field);
    known.set(
      field,
      before ? { ...before, required: before.required || each.isRequired } : contextField(each, own),
    );
  }
  return [...found.values()].map(({ known, ...context }) => ({ ...context, fields: [...known.values()] }));
}

/** `match`: what is printed is what the record says (M2). */
function contextField(
  { holder, label, source, value, isRequired }: FilledField,
  own: OwnValues,
): ContextField {
  const given = holder ? ownValueOf(own, holder) : undefined;
  const hasChanged = given !== undefined && given.source !== source;
  return {
    field: holder?.field ?? '',
    label,
    match: value === source,
    value,
    source,
    changedFrom: hasChanged ? (given.source ?? '') : null,
    required: isRequired,
    whyNotModify: whyNotOwn(holder),
  };
}

const idOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
