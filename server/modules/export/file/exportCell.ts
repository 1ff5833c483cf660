import { Parser } from 'htmlparser2';
import { currencyExponent } from '#schema/currencyExponent.ts';
import { onClock } from '#schema/onClock.ts';
import { isRecord } from '#server/db/isRecord.ts';
import type { TypedCell } from '#server/sheets/xlsx/writeXlsx.ts';
import type { ExportColumn } from './ExportColumn.ts';

interface ExportedCell {
  readonly typed: TypedCell;
  /** Plain, not bound to a language, so that a spreadsheet reads it. */
  readonly text: string;
}

const empty: ExportedCell = { typed: null, text: '' };
const textCell = (text: string): ExportedCell =>
  text === '' ? empty : { typed: { type: 'text', value: text }, text };

type Fields = Readonly<Record<string, unknown>>;

/** What stands at a path; of each member where a list lies on the way. */
export function valueAt(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((found, name) => {
    if (Array.isArray(found)) return found.map((each) => (isRecord(each) ? each[name] : undefined)).flat();
    return isRecord(found) ? found[name] : undefined;
  }, value);
}

/** A value of a row as a file has it. */
export function exportCell(record: Fields, column: ExportColumn, zone: string | null): ExportedCell {
  const value = valueAt(record, column.source) ?? null;
  if (value === null && column.otherwise !== null) return exportCell(record, column.otherwise, zone);
  const values = Array.isArray(value) ? value : null;
  if (column.counts) return numberCell(values?.length ?? 0);
  if (values)
    return textCell(
      values
        .map((each) => single(each, column, record, zone).text)
        .filter(Boolean)
        .join('; '),
    );
  return single(value, column, record, zone);
}

function single(value: unknown, column: ExportColumn, record: Fields, zone: string | null): ExportedCell {
  if (value === null || value === undefined) return textCell(column.empty);
  if (column.names) {
    const names = column.names.map((name) => plain(valueAt(value, name)));
    return textCell(names.filter((name) => name !== '').join(' · '));
  }
  switch (column.scalar) {
    case 'Boolean':
      return typeof value === 'boolean'
        ? { typed: { type: 'flag', value }, text: value ? 'yes' : 'no' }
        : empty;
    case 'Int':
    case 'Float':
    case 'Minutes':
      return numberCell(Number(value));
    case 'Money':
      return moneyCell(
        Number(value),
        column.currency === null ? undefined : plain(valueAt(record, column.currency)),
      );
    case 'Date':
      return { typed: { type: 'day', value: plain(value) }, text: plain(value) };
    case 'LocalDateTime':
      return { typed: { type: 'moment', value: plain(value).slice(0, 19) }, text: plain(value) };
    case 'DateTime': {
      const { local, text } = onClock(plain(value), zone === null ? '' : plain(valueAt(record, zone)));
      return { typed: { type: 'moment', value: local }, text };
    }
    case 'RichText':
      return textCell(textOfHtml(plain(value)));
    default: {
      const text = plain(value);
      return textCell(Object.hasOwn(column.words, text) ? (column.words[text] ?? text) : text);
    }
  }
}

const numberCell = (value: number): ExportedCell => ({
  typed: { type: 'number', value },
  text: String(value),
});

function moneyCell(minor: number, currency: string | undefined): ExportedCell {
  const decimals = currencyExponent(currency === '' ? undefined : currency);
  const text = decimal(minor, decimals);
  return { typed: { type: 'number', value: Number(text), decimals }, text };
}

/** Written digit by digit: a division would round. */
function decimal(minor: number, decimals: number): string {
  if (decimals === 0) return String(minor);
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

function plain(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return value === null || value === undefined ? '' : JSON.stringify(value);
}

function textOfHtml(html: string): string {
  let text = '';
  const parser = new Parser({
    ontext: (piece) => (text += piece),
    onclosetag: (name) => {
      if (/^(p|div|li|h[1-6]|tr|br)$/.test(name)) text += ' ';
    },
  });
  parser.end(html);
  return text.replace(/\s+/g, ' ').trim();
}
