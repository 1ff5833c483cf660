import { readRate } from '../rateFigures.ts';

/** A line as it is typed. */
export interface EnteredLine {
  readonly key: number;
  readonly target: string;
  readonly text: string;
}

type Known = ReadonlyMap<string, number>;

const isBlank = ({ text }: EnteredLine): boolean => text.trim() === '';

/** The rates of the lines; a known currency without a rate is no longer known. */
export function entered(lines: readonly EnteredLine[], known: Known) {
  return {
    rates: lines.flatMap(({ target, text }) => {
      const rate = readRate(text);
      return rate === null ? [] : [{ target, rate }];
    }),
    without: lines.filter((line) => isBlank(line) && known.has(line.target)).map(({ target }) => target),
  };
}

/** Whether every line says something: a currency with a rate, or a known one that goes. */
export const isComplete = (lines: readonly EnteredLine[], known: Known): boolean =>
  lines.length > 0 &&
  lines.every((line) =>
    isBlank(line) ? known.has(line.target) : /^[A-Z]{3}$/.test(line.target) && readRate(line.text) !== null,
  );
