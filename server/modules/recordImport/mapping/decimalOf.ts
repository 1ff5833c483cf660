import type { DecimalStyle } from '#server/sheets/Sheet.ts';

const signs: Readonly<Record<DecimalStyle, readonly [decimal: string, group: string]>> = {
  POINT: ['.', ','],
  COMMA: [',', '.'],
};

/** A number as it is written, as digits with a point; null where it is none. Groups are of three digits or none at all. */
export function decimalOf(text: string, style: DecimalStyle): string | null {
  const [decimal, group] = signs[style];
  const bare = text.replace(/[\s\u00a0\u202f'’]/g, '');
  const match = new RegExp(`^([+-]?)(\\d+|\\d{1,3}(?:\\${group}\\d{3})+)(?:\\${decimal}(\\d+))?$`).exec(bare);
  if (!match) return null;
  const [, sign = '', whole = '', fraction] = match;
  const digits = whole.split(group).join('');
  return `${sign === '-' ? '-' : ''}${digits}${fraction === undefined ? '' : `.${fraction}`}`;
}
