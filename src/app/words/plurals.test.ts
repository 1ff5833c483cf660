import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import { describe, expect, it } from 'vitest';
import { bookingWords } from '#overrides/bookings/words/bookingWords.ts';
import { screenMessages } from '#src/fields/wording/screenMessages.ts';
import { filterMessages } from '#src/screens/list/filters/filterMessages.ts';
import { messages } from '#src/i18n/messages.ts';
import { journeyMessages } from '#overrides/bookings/words/journeyMessages.ts';
import { recordMessages } from '#overrides/bookings/words/recordMessages.ts';
import { wizardMessages } from '#overrides/bookings/words/wizardMessages.ts';
import { eventWords } from '#overrides/events/eventWords.ts';
import { dashboardWords } from '#overrides/dashboard/dashboardWords.ts';
import { accountMessages } from './accountMessages.ts';

const all: Readonly<Record<string, string>> = {
  ...accountMessages,
  ...screenMessages,
  ...filterMessages,
  ...bookingWords,
  ...eventWords,
  ...journeyMessages,
  ...wizardMessages,
  ...recordMessages,
  ...dashboardWords,
  ...messages.ra.notification,
};
/** What stands for a number in them. */
const numbers = ['smart_count', 'count', 'total', 'trainees', 'limit', 'most', 'shown', 'all'];
/** What may follow one and many alike. */
const invariable = [
  'more',
  'of',
  'selected',
  'deleted',
  'saved',
  'free',
  'waiting',
  'ready',
  'unread',
  'again',
  'done',
  'empty',
];
const beforeNoun = new RegExp(
  `%\\{(?:${numbers.join('|')})\\} (?!(?:${invariable.join('|')})\\b)\\p{L}`,
  'u',
);
const counted = Object.entries(all).filter(([, text]) => beforeNoun.test(text));

const { translate } = polyglotI18nProvider(() => englishMessages, 'en', [], { allowMissing: true });
const say = (key: string, smart_count: number) => translate(`x.${key}`, { smart_count, _: all[key] });

describe('a number before a noun is written by the plurals of the message format', () => {
  it('wherever there is one', () => {
    expect(counted.length).toBeGreaterThan(20);
    expect(counted.filter(([, text]) => !text.includes(' |||| '))).toEqual([]);
  });

  it.each(counted.map(([key]) => key))('%s is another for one than for two', (key) => {
    expect(say(key, 1).replaceAll('1', '2')).not.toBe(say(key, 2));
  });

  it.each([
    ['events_aria', 1, 'Events and taken seats of 1 month. The table has the same numbers.'],
    ['bookings_aria', 2, 'Bookings of 2 countries by status. The table has the same numbers.'],
    ['login.limited_minutes', 1, 'Too many tries. Try again in 1 minute.'],
    ['select.searched_part', 1, 'Only the first one was searched.'],
    ['bulk.summary_done', 1, 'Done.'],
  ])('%s of %d', (key, count, text) => {
    expect(say(key, count)).toBe(text);
  });
});
