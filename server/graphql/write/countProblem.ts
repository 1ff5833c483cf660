const most = 1_000_000;

/** What is wrong with a number of people, units or days: more than the most would make amounts that no sum can hold. */
export function countProblem(value: unknown): string | null {
  if (typeof value !== 'number') return null;
  if (value < 0) return 'This must not be negative.';
  return value > most ? 'This must be at most 1,000,000.' : null;
}
