import type { HomeWords } from './homeWords.ts';

export function daysText(words: HomeWords, days: number): string {
  if (days === 0) return words('today');
  return days === 1 ? words('tomorrow') : words('days', { smart_count: days });
}
