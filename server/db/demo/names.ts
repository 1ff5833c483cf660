import latinNames from './latinNames.json' with { type: 'json' };
import { nameList, type NameText } from './nameList.ts';
import otherScriptNames from './otherScriptNames.json' with { type: 'json' };

export type Locale = keyof typeof latinNames | keyof typeof otherScriptNames;

/** A name as written, with the Latin spelling used in e-mail addresses. */
export interface DemoName {
  readonly written: string;
  readonly latin: string;
}

export interface NameList {
  readonly women: readonly DemoName[];
  readonly men: readonly DemoName[];
  readonly last: readonly DemoName[];
  readonly titles: readonly string[];
}

/** Invented combinations of common names, by the language they come from. */
const texts: Readonly<Record<Locale, NameText>> = { ...latinNames, ...otherScriptNames };
const lists = new Map(Object.entries(texts).map(([locale, text]) => [locale, nameList(text)]));

export function namesOf(locale: Locale): NameList {
  const list = lists.get(locale);
  if (list === undefined) throw new Error(`There are no demo names for: ${locale}`);
  return list;
}

export const isLocale = (locale: string): locale is Locale => lists.has(locale);
