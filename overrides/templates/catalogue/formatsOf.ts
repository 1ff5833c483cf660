import type { MergeFieldKind } from '#src/generated/schema.ts';

export const formats = [
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
export type MergeFormat = (typeof formats)[number];

export const isFormat = (value: unknown): value is MergeFormat => formats.some((each) => each === value);

const dates = ['long-date', 'short-date', 'weekday-date'] as const;
const ofAll = ['upper', 'lower', 'qr'] as const;
const ofKind: Readonly<Partial<Record<MergeFieldKind, readonly MergeFormat[]>>> = {
  DATE: dates,
  DATE_TIME: [...dates, 'time'],
  TIME: ['time', ...dates],
  NUMBER: ['number'],
  MONEY: ['money', 'number'],
  BOOLEAN: ['yes-no'],
};

/** How a value of this kind can be written. */
export const formatsOf = (kind: MergeFieldKind): readonly MergeFormat[] => [
  ...(ofKind[kind] ?? []),
  ...ofAll,
];
