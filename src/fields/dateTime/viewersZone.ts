/** Where the viewer is, as far as this machine knows. */
export const viewersZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
