import { daysBetween } from '#src/fields/date/days.ts';
import { minutesOfDay, timedItemsOf, type Programme } from './Programme.ts';

interface Span {
  readonly start: number;
  readonly end: number;
}

/** H1: how long a trainer speaks for pay. An hour that two items share counts once. */
export function speakingMinutes(programme: Programme): ReadonlyMap<string, number> {
  const spans = new Map<string, Span[]>();
  for (const item of timedItemsOf(programme)) {
    const origin = daysBetween('2000-01-01', item.day) * minutesOfDay;
    const span = { start: origin + item.start, end: origin + item.end };
    for (const { trainerId, unpaid } of item.trainers)
      if (!unpaid) spans.set(trainerId, [...(spans.get(trainerId) ?? []), span]);
  }
  return new Map([...spans].map(([trainerId, list]) => [trainerId, unionLength(list)]));
}

function unionLength(spans: readonly Span[]): number {
  let [length, covered] = [0, -Infinity];
  for (const { start, end } of spans.toSorted((one, other) => one.start - other.start)) {
    length += Math.max(0, end - Math.max(start, covered));
    covered = Math.max(covered, end);
  }
  return length;
}
