const day = 86_400_000;

/** yyyy-mm-dd. It may be a day off where the event is: what must lie ahead needs two. */
export const dayFromNow = (days: number): string =>
  new Date(Date.now() + days * day).toISOString().slice(0, 10);
