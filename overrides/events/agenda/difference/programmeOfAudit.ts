import { parseJson } from '#src/fields/json/parseJson.ts';
import { isValues, type Values } from '#src/data/isValues.ts';
import { daysBetween } from '#src/fields/date/days.ts';
import type { Item, Programme } from '../model/Programme.ts';

/** An agenda as the log keeps it, in the names of the input; null where there was none. */
export function programmeOfAudit(value: unknown): Programme | null {
  const agenda = typeof value === 'string' ? parseJson(value) : value;
  if (!isValues(agenda)) return null;
  return {
    name: textOrNull(agenda['name']),
    sections: members(agenda['sections']).map((section, s) => ({
      key: String(s),
      name: textOrNull(section['name']) ?? '',
      items: members(section['items']).map((item, i) => itemOf(item, `${s}.${i}`)),
    })),
  };
}

function itemOf(input: Values, key: string): Item {
  const [start, end] = [momentOf(input['time_start']), momentOf(input['time_end'])];
  const day = start?.day ?? null;
  const pastDay = start === undefined || end === undefined ? 0 : daysBetween(start.day, end.day) * 1440;
  return {
    key,
    name: textOrNull(input['name']) ?? '',
    objectives: textOrNull(input['objectives']),
    day,
    start: start?.minutes ?? null,
    end: end === undefined ? null : end.minutes + pastDay,
    trainers: members(input['trainers']).map((trainer) => ({
      trainerId: String(trainer['trainer_id']),
      unpaid: trainer['exclude_in_honoraria'] === true,
    })),
  };
}

/** '2027-03-12T09:30:00' on the event's own clock. */
function momentOf(value: unknown): { readonly day: string; readonly minutes: number } | undefined {
  const parts = typeof value === 'string' ? /^(\d{4}-\d{2}-\d{2})[T ](\d{2}):(\d{2})/.exec(value) : null;
  if (parts === null) return undefined;
  return { day: parts[1] ?? '', minutes: Number(parts[2]) * 60 + Number(parts[3]) };
}

const members = (value: unknown): readonly Values[] => (Array.isArray(value) ? value.filter(isValues) : []);
const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;
