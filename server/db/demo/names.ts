import { latinNames } from './latinNames.ts';
import { otherScriptNames } from './otherScriptNames.ts';

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

const all: Readonly<Record<Locale, NameList>> = { ...latinNames, ...otherScriptNames };

export function namesOf(locale: Locale): NameList {
  return all[locale];
}
