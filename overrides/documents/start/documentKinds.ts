import type { DocumentRunType } from '#src/generated/schema.ts';

export const eventKinds = [
  'AGENDA',
  'INVITATION',
  'CONFIRMATION',
  'VISA_LETTER',
  'BADGE',
  'ATTENDANCE_LIST',
  'CERTIFICATE',
  'TRAINER_CONTRACT',
  'HONORARIA_STATEMENT',
  'COST_SUMMARY',
  'LOGISTICS_SHEET',
] as const satisfies readonly DocumentRunType[];

export const bookingKinds = [
  'INVITATION',
  'CONFIRMATION',
  'VISA_LETTER',
  'CERTIFICATE',
] as const satisfies readonly DocumentRunType[];

/** A badge of one is a sheet with one badge: it is made of several. */
export const selectionKinds = [...bookingKinds, 'BADGE'] as const satisfies readonly DocumentRunType[];

export const trainerKinds = [
  'TRAINER_CONTRACT',
  'HONORARIA_STATEMENT',
] as const satisfies readonly DocumentRunType[];

/** Each has somebody whom it can be mailed to. */
export const personKinds: readonly DocumentRunType[] = [...bookingKinds, ...trainerKinds];
