const hoursAndMinutes = /^(?:(\d+(?:[.,]\d+)?)\s*(?:h|hours?))?\s*(?:(\d+)\s*(?:m|min|minutes?)?)?$/i;

/** '90', '1:30', '1 h 30 min', '1.5h' as minutes; the text itself where it is no length of time. */
export function readMinutes(text: string): number | string {
  const clock = /^(\d+):([0-5]\d)$/.exec(text.trim());
  if (clock !== null) return Number(clock[1]) * 60 + Number(clock[2]);
  const parts = hoursAndMinutes.exec(text.trim());
  if (parts === null || (parts[1] === undefined && parts[2] === undefined)) return text;
  return Math.round(Number((parts[1] ?? '0').replace(',', '.')) * 60) + Number(parts[2] ?? 0);
}
