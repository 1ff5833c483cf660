const dayMs = 86_400_000;

/**
 * The moment at which the clocks of a zone show '2027-03-01T00:00'; without a zone, those of this machine. Where clocks
 * are put back it is the first of two; where they are put forward over it, as if they had not been. Undefined for no time.
 */
export function momentIn(zone: string | undefined, shown: string): Date | undefined {
  const wall = Date.parse(`${shown}:00Z`);
  if (Number.isNaN(wall)) return undefined;
  const before = aheadOfUtc(zone, wall - dayMs);
  if (aheadOfUtc(zone, wall - before) === before) return new Date(wall - before);
  const after = aheadOfUtc(zone, wall + dayMs);
  return new Date(aheadOfUtc(zone, wall - after) === after ? wall - after : wall - before);
}

/** How far the clocks of a zone are ahead at a moment. Milliseconds. */
export function aheadOfUtc(zone: string | undefined, moment: number): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
    ...(zone ? { timeZone: zone } : {}),
  }).formatToParts(moment);
  const part = (wanted: string) => Number(parts.find(({ type }) => type === wanted)?.value);
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return shown - Math.floor(moment / 1000) * 1000;
}
