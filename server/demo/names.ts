import { latinNames } from './latinNames.ts';
import type { NameList } from './DemoName.ts';
import { otherScriptNames } from './otherScriptNames.ts';

export type Locale = keyof typeof latinNames | keyof typeof otherScriptNames;

const all: Readonly<Record<Locale, NameList>> = { ...latinNames, ...otherScriptNames };

export function namesOf(locale: Locale): NameList {
  return all[locale];
}
