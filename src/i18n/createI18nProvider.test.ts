import { describe, expect, it } from 'vitest';

import type { CookieJar } from '../config/browserCookie.ts';
import { createI18nProvider } from './createI18nProvider.ts';
import { withoutIsolates } from '#schema/isolated.ts';
import { localeCookie } from './localeCookie.ts';
import { mergeMessages } from './mergeMessages.ts';
import { pageTitle } from './pageTitle.ts';

function jar() {
  const kept = new Map<string, { readonly value: string; readonly days: number | undefined }>();
  const cookies: CookieJar = {
    read: (name) => kept.get(name)?.value,
    write: (name, value, days) => void kept.set(name, { value, days }),
    remove: (name) => void kept.delete(name),
  };
  return { kept, cookies };
}

describe('titles', () => {
  it('are spelt as the product spells them (spec §1)', () => {
    expect(pageTitle('Events', 'Convene')).toBe('Events | Convene Registration Plaform');
    expect(pageTitle(undefined, 'Convene')).toBe('Convene Registration Platform');
  });
});

describe('messages', () => {
  it('given win over ours, ours over react-admin’s, the rest stays', () => {
    const cookie = localeCookie(['en-US'], jar().cookies);
    const { translate } = createI18nProvider(
      [{ ra: { auth: { logout: 'Leave' } } }, { resources: { events: { name: 'Event |||| Events' } } }],
      { locale: 'en-US', cookie },
    );
    expect(translate('ra.auth.logout')).toBe('Leave');
    expect(translate('ra.notification.not_authorized')).toContain('authorised');
    expect(translate('ra.action.undo')).toBe('Undo');
    expect(translate('resources.events.name', { smart_count: 2 })).toBe('Events');
  });

  it('keep a name that is written from the right apart from the figures beside it', () => {
    const cookie = localeCookie(['en-US'], jar().cookies);
    const messages = {
      added: 'Added to %{section}, %{day}',
      seats: '%{name}: one |||| %{name}: %{smart_count}',
    };
    const { translate } = createI18nProvider([messages], { locale: 'en-US', cookie });
    expect(translate('added', { section: 'برنامج', day: '28 Nov' })).toBe(
      'Added to \u2068برنامج\u2069, 28 Nov',
    );
    expect(translate('seats', { name: 'קורס 101', smart_count: 3 })).toBe('\u2068קורס 101\u2069: 3');
    expect(translate('added', { section: 'Tag 1', day: '28 Nov' })).toBe('Added to Tag 1, 28 Nov');
    expect(translate('none', { _: '%{name}', name: 'دورة' })).toBe('\u2068دورة\u2069');
    expect(withoutIsolates(translate('seats', { name: 'דוד', smart_count: 1 }))).toBe('דוד: one');
  });

  it('say how many as numbers are written', () => {
    const cookie = localeCookie(['en-US'], jar().cookies);
    const messages = { saved: 'One row saved |||| %{smart_count} rows saved since %{year}' };
    const { translate } = createI18nProvider([messages], { locale: 'en-US', cookie });
    expect(translate('saved', { smart_count: 2400, year: 2026 })).toBe('2,400 rows saved since 2026');
  });

  it('merge message by message', () => {
    expect(mergeMessages({ a: { b: '1', c: '2' } }, { a: { c: '3', d: { e: '4' } } })).toEqual({
      a: { b: '1', c: '3', d: { e: '4' } },
    });
  });
});

describe('the locale', () => {
  it('is en-US by default, and kept for a year where one is chosen', async () => {
    const { kept, cookies } = jar();
    const cookie = localeCookie(['en-US', 'en-GB'], cookies);
    const provider = createI18nProvider([], { locale: 'en-US', cookie });
    expect(provider.getLocale()).toBe('en-US');
    await provider.changeLocale('en-GB');
    expect([...kept.values()]).toEqual([{ value: 'en-GB', days: 365 }]);
    expect(createI18nProvider([], { locale: 'en-US', cookie }).getLocale()).toBe('en-GB');
  });

  it('that is not known is not taken over', () => {
    const { cookies } = jar();
    cookies.write('convene-locale', 'xx-YY');
    expect(localeCookie(['en-US'], cookies).read('en-US')).toBe('en-US');
  });
});
