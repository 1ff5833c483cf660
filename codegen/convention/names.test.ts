import { expect, test } from 'vitest';
import { camel, pascal, plural, pluralIn, sentence, singular, withoutId, withoutIs, words } from './names.ts';

test.each([
  ['costs_base_currency', ['costs', 'base', 'currency']],
  ['costsBaseCurrency', ['costs', 'base', 'currency']],
  ['COSTS_BASE_CURRENCY', ['costs', 'base', 'currency']],
  ['VATPayable', ['vat', 'payable']],
  ['userID', ['user', 'id']],
  ['address2', ['address', '2']],
])('%s is the words %j', (name, expected) => expect(words(name)).toEqual(expected));

test('names change their spelling, never their words', () => {
  expect(camel('lead_trainer_id')).toBe('leadTrainerId');
  expect(camel('ID')).toBe('id');
  expect(pascal('event_booking')).toBe('EventBooking');
  expect(sentence('dateStart')).toBe('Date start');
  expect(sentence('avatar_url')).toBe('Avatar URL');
  expect(sentence(withoutIs('isActive'))).toBe('Active');
  expect(['is', 'island'].map(withoutIs)).toEqual(['is', 'island']);
});

test.each([
  ['countries', 'country'],
  ['boxes', 'box'],
  ['addresses', 'address'],
  ['events', 'event'],
  ['process', 'process'],
])('one of %s is a %s', (many, one) => expect(singular(many)).toBe(one));

test.each([
  ['country', 'countries'],
  ['box', 'boxes'],
  ['day', 'days'],
  ['event', 'events'],
  ['news', 'news'],
  ['series', 'series'],
])('several of %s are %s', (one, many) => expect(plural(one)).toBe(many));

test.each([
  ['people', 'Person', 'people'],
  ['peoplePaginated', 'Person', 'people'],
  ['allPeople', 'Person', 'people'],
  ['people', 'TeamPerson', 'team people'],
  ['newsList', 'News', 'news'],
  ['seriesList', 'Series', 'series'],
  ['sheep', 'Sheep', 'sheep'],
  ['userList', 'User', 'users'],
  ['posts', 'BlogPost', 'blog posts'],
  ['postsPaginated', 'Post', 'posts'],
  ['productCategories', 'Category', 'categories'],
  ['accounts', 'User', 'users'],
])('%s lists several of %s: %s', (list, one, many) => expect(pluralIn(list, one)).toBe(many));

test('only what ends in the word id is an id of something', () => {
  expect(withoutId('country_id')).toBe('country');
  expect(withoutId('leadTrainerId')).toBe('lead_trainer');
  expect(withoutId('id')).toBeUndefined();
  expect(withoutId('paid')).toBeUndefined();
});
