import latinNames from './latinNames.json' with { type: 'json' };
import type { NameList } from './DemoName.ts';
import { nameList, type NameText } from './nameList.ts';
import otherScriptNames from './otherScriptNames.json' with { type: 'json' };

export type Locale = keyof typeof latinNames | keyof typeof otherScriptNames;

/** Invented combinations of common names, by the language they come from. */
const texts: Readonly<Record<Locale, NameText>> = { ...latinNames, ...otherScriptNames };
const lists = new Map(Object.entries(texts).map(([locale, text]) => [locale, nameList(text)]));

export function namesOf(locale: Locale): NameList {
  const list = lists.get(locale);
  if (list === undefined) throw new Error(`There are no demo names for: ${locale}`);
  return list;
}

export const isLocale = (locale: string): locale is Locale => lists.has(locale);
