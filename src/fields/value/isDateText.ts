/** A day or a moment as the contract writes them: '2027-03-12', '2027-03-12T09:00:00Z'. */
export const isDateText = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}(T|$)/.test(value);
