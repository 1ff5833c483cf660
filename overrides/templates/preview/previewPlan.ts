import type { MergeContext } from '#resources/enums.ts';
import type { MergeSourceInput } from '#src/generated/schema.ts';
import type { TemplateEventQuery } from '#src/generated/operations.ts';

/** An event with the people whom a template can be for: of its bookings the first page. */
export type TemplateEvent = NonNullable<TemplateEventQuery['centreEvent']> & {
  readonly eventBookings: TemplateEventQuery['eventBookings']['data'];
};

/** What one picks to fill a template with: a record, and of an event the one of its people it is for. */
export interface PreviewPlan {
  readonly resource: 'events' | 'participants' | 'trainers' | 'centers';
  readonly member: 'booking' | 'trainer' | null;
}

const alone = {
  PARTICIPANT: 'participants',
  TRAINER: 'trainers',
  TRAINING_CENTRE: 'centers',
} as const satisfies Partial<Record<MergeContext, PreviewPlan['resource']>>;

const isAlone = (context: MergeContext | undefined): context is keyof typeof alone =>
  context !== undefined && context in alone;

/** What several kinds of records have in common is an event. */
export function previewPlan(contexts: readonly MergeContext[]): PreviewPlan {
  const [only] = contexts;
  if (contexts.length === 1 && isAlone(only)) return { resource: alone[only], member: null };
  if (contexts.includes('EVENT_BOOKING') || contexts.includes('PARTICIPANT'))
    return { resource: 'events', member: 'booking' };
  const isOfTrainer = contexts.includes('TRAINER') || contexts.includes('TRAINER_HONORARIA');
  return { resource: 'events', member: isOfTrainer ? 'trainer' : null };
}

export interface Member {
  readonly id: string;
  /** Nobody's name yet: the booking is a placeholder. */
  readonly name: string | null;
  readonly participantId: string | null;
}

export const memberOfBooking = ({ id, participant }: TemplateEvent['eventBookings'][number]): Member => ({
  id,
  name: participant?.fullName ?? null,
  participantId: participant?.id ?? null,
});

/** Whom of an event a template can be for. */
export function membersOf(
  { eventBookings, trainers }: TemplateEvent,
  member: PreviewPlan['member'],
): readonly Member[] {
  if (member === 'booking') return eventBookings.map(memberOfBooking);
  if (member === null) return [];
  return trainers.flatMap(({ trainer }) =>
    trainer === null ? [] : [{ id: trainer.id, name: trainer.fullName, participantId: null }],
  );
}

/** The records of an event that a template on these kinds is filled with. */
export function sourcesOf(
  contexts: readonly MergeContext[],
  event: TemplateEvent,
  member: Member | undefined,
  plan: PreviewPlan,
): readonly MergeSourceInput[] {
  const trainer = plan.member === 'trainer' ? member?.id : membersOf(event, 'trainer')[0]?.id;
  const ids: Readonly<Record<MergeContext, string | null | undefined>> = {
    CENTRE_EVENT: event.id,
    TRAINING_CENTRE: event.trainingCentre?.id,
    EVENT_BOOKING: plan.member === 'booking' ? member?.id : undefined,
    PARTICIPANT: member?.participantId,
    TRAINER: trainer,
    TRAINER_HONORARIA: trainer === undefined ? undefined : `${event.id}-${trainer}`,
  };
  return contexts.flatMap((mergeContext) => {
    const mergeContextId = ids[mergeContext];
    return mergeContextId === null || mergeContextId === undefined ? [] : [{ mergeContext, mergeContextId }];
  });
}
