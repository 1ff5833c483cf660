const pad = (value: number) => String(value).padStart(2, '0');

/** A time of day as `HH:MM`: 9, 9:30, 9.30, 0930, 2 pm. Undefined where it is none. */
export function readTime(typed: string): string | undefined {
  const parts = /^(\d{1,2})(?:[:.h]?(\d{2}))?\s*(am|pm)?$/.exec(typed.trim().toLowerCase());
  if (!parts) return undefined;
  const given = Number(parts[1]);
  if (parts[3] !== undefined && (given < 1 || given > 12)) return undefined;
  const hours = parts[3] === undefined ? given : (given % 12) + (parts[3] === 'pm' ? 12 : 0);
  const minutes = Number(parts[2] ?? 0);
  return hours > 23 || minutes > 59 ? undefined : `${pad(hours)}:${pad(minutes)}`;
}
