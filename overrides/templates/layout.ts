import { parseJson } from '#src/fields/json/parseJson.ts';
import { isValues, type Values } from '#src/data/isValues.ts';

export const papers = ['A4', 'A5', 'Letter'] as const;
export const orientations = ['portrait', 'landscape'] as const;

/** The settings of a template as the contract sends them: JSON text. */
export function layoutOf(value: unknown): Values {
  const data = typeof value === 'string' ? parseJson(value) : value;
  return isValues(data) ? data : {};
}

/** With one setting changed, as JSON text; nothing where nothing is set. Settings of other programs stay. */
export function withSetting(value: unknown, name: string, setting: string): string | null {
  const { [name]: _before, ...others } = layoutOf(value);
  const next = setting === '' ? others : { ...layoutOf(value), [name]: setting };
  return Object.keys(next).length === 0 ? null : JSON.stringify(next);
}

export const settingOf = (value: unknown, name: string): string => {
  const setting = layoutOf(value)[name];
  return typeof setting === 'string' ? setting : '';
};
