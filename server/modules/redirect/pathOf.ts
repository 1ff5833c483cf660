import { addressInApp } from '#schema/addressInApp.ts';

const longest = 500;

/**
 * An address of the app as redirects are kept: its path as a browser spells it, without query, hash and slashes at the
 * end. Null where it is not one.
 */
export function pathOf(address: string): string | null {
  const given = address.trim();
  if (/\s/.test(given) || given.length > longest) return null;
  const url = addressInApp(given);
  if (url === null) return null;
  return url.pathname === '/' ? url.pathname : url.pathname.replace(/\/+$/, '');
}
