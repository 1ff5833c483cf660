/** As wide as what it holds: a date is not 600 px. In pixels. */
export const inputWidth = {
  code: 180,
  number: 160,
  date: 176,
  dateTime: 232,
  choice: 320,
  text: 440,
  wide: 720,
} as const;

/** The least that each can do with in a cell of a table. */
export const cellWidth: Readonly<Record<InputWidth, number>> = {
  code: 112,
  number: 96,
  date: 152,
  dateTime: 208,
  choice: 176,
  text: 136,
  wide: 136,
};

export type InputWidth = keyof typeof inputWidth;

/** Class of inputs that take all columns of a form. */
export const wideInput = 'convene-wide';

/** Of what takes all columns of a record where there are two of a telephone. */
export const wideOnPhone = 'convene-wide-on-phone';
