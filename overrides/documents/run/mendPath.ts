import type { MergeContext } from '#src/generated/schema.ts';
import { sectionPath } from '#src/screens/sectionInAddress.ts';

const folders: Readonly<Record<Exclude<MergeContext, 'TRAINER_HONORARIA'>, string>> = {
  CENTRE_EVENT: 'events',
  TRAINING_CENTRE: 'centers',
  TRAINER: 'trainers',
  PARTICIPANT: 'participants',
  EVENT_BOOKING: 'bookings',
};

/** Where a value of a record is entered, at its field; what trainers are paid is entered on the page of the event. */
export function mendPath(
  context: MergeContext,
  id: string,
  { eventId, field }: { readonly eventId: string; readonly field?: string | null },
): string {
  return context === 'TRAINER_HONORARIA'
    ? sectionPath('events', eventId, 'honoraria')
    : `/${folders[context]}/${id}/edit${field ? `?field=${field.split('.')[0]}` : ''}`;
}
