const formats = [
  'days',
  'long-date',
  'short-date',
  'weekday-date',
  'time',
  'money',
  'number',
  'upper',
  'lower',
  'yes-no',
  'qr',
] as const;
type MergeFormat = (typeof formats)[number];

export const isFormat = (value: unknown): value is MergeFormat => formats.some((each) => each === value);
