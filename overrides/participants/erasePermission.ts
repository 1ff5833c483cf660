import type { ParticipantRecord } from '#resources/participants/index.ts';

/** Whether the viewer may erase somebody (G5), and why not; undefined before it is known. */
export const erasePermission = (participant: ParticipantRecord | undefined) =>
  participant?.can?.find(({ action }) => action === 'erase');
