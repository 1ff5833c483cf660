/** The state of a way that led from a form which the viewer may not use to the record itself. */
export const turnedAwayState = { turnedAway: true } as const;

export const turnedAway = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'turnedAway' in state;
