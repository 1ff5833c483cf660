import type { PaletteName } from '#src/ui/palettes.ts';

/** A colour means the same wherever it is seen; a value that is not here is neutral. */
const tones: Readonly<Record<string, PaletteName>> = {
  CONFIRMED: 'fern',
  COMPLETE: 'fern',
  PENDING: 'starship',
  INCOMPLETE: 'starship',
  NEW: 'matisse',
  CANCELLED: 'thunderbird',
  NOT_SET: 'night',
  TO_APPROVE: 'matisse',
  STALE: 'starship',
  APPROVED: 'fern',
  WITHDRAWN: 'thunderbird',
  created: 'matisse',
  updated: 'night',
  deleted: 'thunderbird',
};

export const enumTone = (value: string): PaletteName => tones[value] ?? 'night';

/** Whether the values, or the name of their enum, speak of a state, so that one of them can stand as the status of a record. */
export const isStatus = (values: readonly string[], name: unknown): boolean =>
  values.some((value) => tones[value] !== undefined) || /(?:Status|State)$/.test(String(name));
