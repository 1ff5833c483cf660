import type { MergeContext } from '#src/generated/schema.ts';

/** The resource of a record that documents take values from; what trainers are paid has no page of its own. */
export const contextResource = {
  CENTRE_EVENT: 'events',
  TRAINING_CENTRE: 'centers',
  TRAINER: 'trainers',
  PARTICIPANT: 'participants',
  EVENT_BOOKING: 'bookings',
  TRAINER_HONORARIA: undefined,
} as const satisfies Readonly<Record<MergeContext, string | undefined>>;
