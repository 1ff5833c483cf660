import { minutesOfDay } from './Programme.ts';

const two = (value: number): string => String(value).padStart(2, '0');

/** '09:05'; the time of day also of minutes past midnight. */
export function timeText(minutes: number | null): string {
  if (minutes === null) return '';
  const rest = ((minutes % minutesOfDay) + minutesOfDay) % minutesOfDay;
  return `${two(Math.floor(rest / 60))}:${two(rest % 60)}`;
}

/** '45 min', '1 h', '1 h 30 min'. */
export function lengthText(minutes: number | null): string {
  if (minutes === null) return '';
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

/** A time of day as people type it: '9', '930', '9:30', '9.30 pm', '21h30', '0915'. Minutes from midnight. */
export function parseTime(text: string): number | undefined {
  const match = /^(\d{1,2})(?:\s*[:.h]?\s*(\d{2})|\s*h)?\s*(?:([ap])\.?\s*m\.?|uhr|h)?$/.exec(
    text.trim().toLowerCase(),
  );
  if (match === null) return undefined;
  const [, hoursText = '', minutesText = '0', half] = match;
  const minutes = Number(minutesText);
  const hours = hourOf(Number(hoursText), half);
  if (hours === undefined || minutes > 59) return undefined;
  const time = hours * 60 + minutes;
  return time <= minutesOfDay ? time : undefined;
}

function hourOf(hours: number, half: string | undefined): number | undefined {
  if (half === undefined) return hours;
  if (hours < 1 || hours > 12) return undefined;
  return (hours % 12) + (half === 'p' ? 12 : 0);
}

/** A length as people type it: '45', '45 min', '1h30', '1:30', '1.5 h', '1 h 30 min', '2h'. Whole minutes above 0. */
export function parseLength(text: string): number | undefined {
  const typed = text.trim().toLowerCase();
  const minutes = wholeMinutes(typed) ?? hoursAndMinutes(typed) ?? partsOfHours(typed);
  return minutes === undefined || minutes <= 0 || minutes > minutesOfDay ? undefined : minutes;
}

/** So many minutes are written in hours: what is more, as 1000, is a time of day. */
export const longestInMinutes = 240;

/** What is written as a time of day, as 10:30, may be a length all the same. */
export const timeIn = (text: string): number | undefined =>
  /[:.]|am|pm/i.test(text) ? parseTime(text) : undefined;

/**
 * Where an item ends by what is typed for its length. What reads as both is a time of day where it comes after the
 * start, and else a length.
 */
export function parseEnd(text: string, start: number): number | undefined {
  const time = Number(text) > longestInMinutes ? parseTime(text) : timeIn(text);
  if (time !== undefined && time > start) return time;
  const length = parseLength(text);
  return length === undefined ? undefined : start + length;
}

function wholeMinutes(text: string): number | undefined {
  const match = /^(\d{1,4})\s*(?:m|min|mins|minutes)?\.?$/.exec(text);
  return match === null ? undefined : Number(match[1]);
}

function hoursAndMinutes(text: string): number | undefined {
  const match = /^(\d{1,2})\s*(?::|h|hours?)\s*(?:(\d{1,2})\s*(?:m|min|mins|minutes)?\.?)?$/.exec(text);
  if (match === null) return undefined;
  const minutes = Number(match[2] ?? 0);
  return minutes > 59 ? undefined : Number(match[1]) * 60 + minutes;
}

function partsOfHours(text: string): number | undefined {
  const match = /^(\d{1,2})[.,](\d{1,2})\s*(?:h|hours?)$/.exec(text);
  return match === null ? undefined : Math.round(Number(`${match[1]}.${match[2]}`) * 60);
}
