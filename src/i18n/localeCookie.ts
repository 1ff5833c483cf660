import { browserCookie } from '../config/browserCookie.ts';
import type { CookieJar } from '../config/browserCookie.ts';

const name = 'convene-locale';
const days = 365;

/** How dates and numbers are written, kept for a year (spec §9). */
export const localeCookie = (locales: readonly string[], cookies: CookieJar = browserCookie) => ({
  read(fallback: string): string {
    const kept = cookies.read(name);
    return kept !== undefined && locales.includes(kept) ? kept : fallback;
  },
  write(locale: string): void {
    cookies.write(name, locale, days);
  },
});
