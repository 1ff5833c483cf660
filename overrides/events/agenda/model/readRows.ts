import { fold } from '#src/data/list/fold.ts';
import { inOneLine, spreadsheetRows } from '#src/fields/input/spreadsheetRows.ts';
import { longestInMinutes, parseLength, parseTime, timeIn } from './clock.ts';
import { readHeading } from './readHeading.ts';
import { minutesOfDay, newKey, usualLength, usualStart, type Item } from './Programme.ts';

/** What a pasted row did not say clearly; the text that was meant. */
interface Unclear {
  readonly row: number;
  readonly code:
    | 'no_start'
    | 'no_length'
    | 'no_name'
    | 'no_day'
    | 'no_trainer'
    | 'many_trainers'
    | 'backwards';
  readonly text: string;
}

/** The rows below a heading; those before the first one have none. */
export interface ReadSection {
  readonly name: string | undefined;
  readonly items: readonly Item[];
}

interface ReadRows {
  readonly sections: readonly ReadSection[];
  readonly unclear: readonly Unclear[];
}

interface KnownTrainer {
  readonly trainerId: string;
  readonly name: string;
}

/**
 * Rows of a spreadsheet: start, end or length, name, trainers. A row without a start follows the one above. A row of one
 * cell that is no time begins a section, "Day 2: Room A" or "14 Mar 2027 Room A" on that day.
 */
export function readRows(
  text: string,
  {
    day,
    days,
    trainers,
    locale,
  }: {
    readonly day: string;
    readonly days: readonly string[];
    readonly trainers: readonly KnownTrainer[];
    readonly locale: string;
  },
): ReadRows {
  const unclear: Unclear[] = [];
  const sections: { name: string | undefined; items: Item[] }[] = [{ name: undefined, items: [] }];
  let on = day;
  const rows = spreadsheetRows(text).map(cellsOf);
  const hasEnds = rows.some(saysEnd);
  for (const [index, cells] of rows.entries()) {
    if (cells.every((cell) => cell === '') || (index === 0 && isHead(cells))) continue;
    const wrong = (code: Unclear['code'], meant: string) =>
      unclear.push({ row: index + 1, code, text: meant });
    if (isHeading(cells)) {
      const heading = readHeading(inOneLine(cells[0] ?? ''), days, locale);
      if (heading.day === undefined) wrong('no_day', cells[0] ?? '');
      else on = heading.day ?? on;
      sections.push({ name: heading.name, items: [] });
      continue;
    }
    const items = sections.at(-1)?.items ?? [];
    const follows = items.at(-1)?.end ?? usualStart;
    const item = readRow(cells, { follows, hasEnds, trainers, wrong });
    if (item !== undefined) items.push({ ...item, day: on });
  }
  return { sections: sections.filter(({ items }) => items.length > 0), unclear };
}

const isHeading = ([first = '', ...others]: readonly string[]): boolean =>
  others.every((cell) => cell === '') && parseTime(withoutSeconds(first)) === undefined;

/** As copied from a spreadsheet, or typed with semicolons. */
const cellsOf = (row: readonly string[]): readonly string[] =>
  (row.length > 1 ? row : (row[0] ?? '').split(';')).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));

const isHead = (cells: readonly string[]): boolean =>
  /^(start|begin|beginn|from|time)/i.test(cells[0] ?? '') && !/\d/.test(cells.join(' '));

interface Around {
  /** Where a row without a start begins. */
  readonly follows: number;
  readonly hasEnds: boolean;
  readonly trainers: readonly KnownTrainer[];
  readonly wrong: (code: Unclear['code'], text: string) => void;
}

function readRow(
  [startText = '', lengthText = '', name = '', trainerText = '']: readonly string[],
  { follows, hasEnds, trainers, wrong }: Around,
): Item | undefined {
  if (name === '') {
    wrong('no_name', [startText, lengthText].join(' '));
    return undefined;
  }
  const typedStart = parseTime(withoutSeconds(startText));
  if (typedStart === undefined && startText !== '') wrong('no_start', startText);
  const start = typedStart ?? follows;
  return {
    key: newKey(),
    name: inOneLine(name),
    objectives: null,
    day: null,
    start,
    end: endOf(withoutSeconds(lengthText), start, { hasEnds, wrong }),
    trainers: namesIn(trainerText)
      .flatMap((text) => {
        const found = trainersCalled(text, trainers);
        const [one, ...others] = found;
        if (one === undefined) wrong('no_trainer', text);
        else if (others.length > 0) wrong('many_trainers', text);
        return one === undefined || others.length > 0 ? [] : [{ trainerId: one.trainerId, unpaid: false }];
      })
      .filter((one, index, all) => all.findIndex(({ trainerId }) => trainerId === one.trainerId) === index),
  };
}

/** Spreadsheets write 09:00:00. */
const withoutSeconds = (text: string): string => text.replace(/^(\d{1,2}:\d{2}):\d{2}\b/, '$1');

/** A row whose second cell comes after its first one: the column is one of ends. */
function saysEnd([startText = '', endText = '']: readonly string[]): boolean {
  const [start, end] = [parseTime(withoutSeconds(startText)), timeIn(withoutSeconds(endText))];
  return start !== undefined && end !== undefined && end > start;
}

/**
 * '45', '1h30' and '45 min' are lengths. What reads as both, as 10:30, is a time of day where it comes after the start,
 * also after midnight, and else a length.
 */
function endOf(text: string, start: number, { hasEnds, wrong }: Pick<Around, 'hasEnds' | 'wrong'>): number {
  const length = /^\d{3,4}$/.test(text) && Number(text) > longestInMinutes ? undefined : parseLength(text);
  const time = length === undefined ? parseTime(text) : timeIn(text);
  if (time !== undefined && time > start) return time;
  if (time !== undefined && isNextDay(time, start)) {
    if (hasEnds || length === undefined || start + length >= minutesOfDay) return time + minutesOfDay;
  }
  if (length !== undefined) return start + length;
  if (text !== '') wrong(time === undefined ? 'no_length' : 'backwards', text);
  return start + usualLength;
}

/** From an evening to the next morning: 22:00 to 02:00, not 09:00 to 08:30. */
const isNextDay = (time: number, start: number): boolean => time + minutesOfDay - start <= minutesOfDay / 2;

const namesIn = (text: string): readonly string[] =>
  text
    .split(/[,;/&+\n]|\band\b/)
    .map((name) => name.trim())
    .filter((name) => name !== '');

const plain = (text: string): string =>
  fold(text)
    .replace(/\b(dr|prof|mr|mrs|ms)\b\.?/g, '')
    .trim();

/** By full name, else by whole words of it, such as the last name; accents and titles aside. */
function trainersCalled(text: string, trainers: readonly KnownTrainer[]): readonly KnownTrainer[] {
  const wanted = plain(text);
  const exact = trainers.filter(({ name }) => plain(name) === wanted);
  if (exact.length > 0 || wanted === '') return exact;
  const parts = wanted.split(/\s+/);
  return trainers.filter(({ name }) => {
    const own = plain(name).split(/\s+/);
    return parts.every((part) => own.includes(part));
  });
}
