import { parseLength, parseTime } from './clock.ts';
import { newKey, type Item } from './Programme.ts';

/** What a pasted row did not say clearly; the text that was meant. */
export interface Unclear {
  readonly row: number;
  readonly code: 'no_start' | 'no_length' | 'no_name' | 'no_trainer' | 'many_trainers' | 'backwards';
  readonly text: string;
}

export interface ReadRows {
  readonly items: readonly Item[];
  readonly unclear: readonly Unclear[];
}

interface KnownTrainer {
  readonly trainerId: string;
  readonly name: string;
}

const usualStart = 540;
const usualLength = 30;

/** Rows of a spreadsheet: start, end or length, name, trainers. A row without a start follows the one above. */
export function readRows(text: string, day: string | null, trainers: readonly KnownTrainer[]): ReadRows {
  const unclear: Unclear[] = [];
  const items: Item[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '' || (index === 0 && isHead(line))) continue;
    const item = readRow(cellsOf(line), items.at(-1)?.end ?? usualStart, trainers, (code, wrong) =>
      unclear.push({ row: index + 1, code, text: wrong }),
    );
    if (item !== undefined) items.push({ ...item, day });
  }
  return { items, unclear };
}

/** As copied from a spreadsheet, or typed with semicolons. */
const cellsOf = (line: string): readonly string[] =>
  line.split(line.includes('\t') ? '\t' : ';').map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));

const isHead = (line: string): boolean =>
  /^(start|begin|beginn|from|time)/i.test(line.trim()) && !/\d/.test(line);

function readRow(
  [startText = '', lengthText = '', name = '', trainerText = '']: readonly string[],
  follows: number,
  trainers: readonly KnownTrainer[],
  wrong: (code: Unclear['code'], text: string) => void,
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
    name,
    objectives: null,
    day: null,
    start,
    end: endOf(withoutSeconds(lengthText), start, wrong),
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

/**
 * '45', '1h30' and '45 min' are lengths. What reads as both, as 10:30, is a time of day where it comes after the start,
 * and else a length.
 */
function endOf(text: string, start: number, wrong: (code: Unclear['code'], text: string) => void): number {
  const length = /^\d{3,4}$/.test(text) && Number(text) > 240 ? undefined : parseLength(text);
  const time = /[:.]|am|pm/i.test(text) || length === undefined ? parseTime(text) : undefined;
  if (time !== undefined && time > start) return time;
  if (length !== undefined) return start + length;
  if (text !== '') wrong(time === undefined ? 'no_length' : 'backwards', text);
  return start + usualLength;
}

const namesIn = (text: string): readonly string[] =>
  text
    .split(/[,;/&+]|\band\b/)
    .map((name) => name.trim())
    .filter((name) => name !== '');

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
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
