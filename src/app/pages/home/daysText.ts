import type { Words } from '../../words/useWords.ts';

export function daysText(words: Words, days: number): string {
  if (days === 0) return words('home.today');
  return days === 1 ? words('home.tomorrow') : words('home.days', { smart_count: days });
}
