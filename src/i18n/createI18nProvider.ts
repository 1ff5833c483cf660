import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import type { I18nProvider } from 'react-admin';

import { isolated } from '#schema/isolated.ts';
import { localeCookie } from './localeCookie.ts';
import { mergeMessages } from './mergeMessages.ts';
import type { MessageTree } from './mergeMessages.ts';
import { messages } from './messages.ts';

/** English everywhere, and days and times day first by 24 hours; the locale decides how amounts and lists are written. */
const locales = [
  { locale: 'en-US', name: 'English (United States)' },
  { locale: 'en-GB', name: 'English (United Kingdom)' },
  { locale: 'en-IE', name: 'English (Ireland)' },
  { locale: 'en-AU', name: 'English (Australia)' },
  { locale: 'en-CA', name: 'English (Canada)' },
];

interface Options {
  /** The locale where none has been chosen. */
  readonly locale: string;
  readonly cookie?: ReturnType<typeof localeCookie>;
}

type ValueOf = (gap: string, name: string) => unknown;

/** How many there are of something, as the reader writes numbers: 2,400. */
const written = (name: string, value: unknown, locale: string): string =>
  name === 'smart_count' && typeof value === 'number' ? value.toLocaleString(locale) : String(value);

/** react-admin's texts, under ours, under those that were generated and given. */
export function createI18nProvider(
  given: readonly MessageTree[],
  { locale, cookie = localeCookie(locales.map((known) => known.locale)) }: Options,
): I18nProvider {
  const all = mergeMessages(englishMessages, messages, ...given);
  /** Polyglot's way of putting values into a message: called as a method of the message, as `String.replace` is. */
  function fillGaps(this: string, gap: RegExp, valueOf: ValueOf): string {
    return this.replace(gap, (text: string, name: string) =>
      isolated(written(name, valueOf(text, name), provider.getLocale())),
    );
  }
  const provider = polyglotI18nProvider(() => all, cookie.read(locale), locales, {
    allowMissing: true,
    replace: fillGaps,
  });
  return {
    ...provider,
    changeLocale: async (chosen: string) => {
      cookie.write(chosen);
      await provider.changeLocale(chosen);
    },
  };
}
