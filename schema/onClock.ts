const clocks = new Map<string, Intl.DateTimeFormat | null>();

function clockOf(timeZone: string): Intl.DateTimeFormat | null {
  const known = clocks.get(timeZone);
  if (known !== undefined) return known;
  let clock: Intl.DateTimeFormat | null = null;
  try {
    clock = new Intl.DateTimeFormat('en-GB', {
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
      timeZoneName: 'longOffset',
      timeZone,
    });
  } catch {
    // What is no zone has no clock.
  }
  clocks.set(timeZone, clock);
  return clock;
}

/** A moment on the clock of a zone (S5): `2027-03-13T08:30:00`, and as text with its offset. In UTC where there is none. */
export function onClock(moment: string, timeZone: string): { readonly local: string; readonly text: string } {
  const date = new Date(moment);
  const clock = timeZone === '' ? null : clockOf(timeZone);
  if (!clock || Number.isNaN(date.getTime())) return { local: moment.slice(0, 19), text: moment };
  const parts = new Map(clock.formatToParts(date).map(({ type, value }) => [type, value]));
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? '';
  const local = `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:${part('second')}`;
  return { local, text: `${local}${part('timeZoneName').replace('GMT', '') || '+00:00'}` };
}
