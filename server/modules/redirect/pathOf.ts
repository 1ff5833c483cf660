/** Any origin will do: only the path of an address is looked at. */
const here = 'https://here.invalid';
const longest = 500;

/**
 * An address of the app as redirects are kept: its path as a browser spells it, without query, hash and slashes at the
 * end. Null where it is not one.
 */
export function pathOf(address: string): string | null {
  const given = address.trim();
  // A browser reads // and /\\ as the start of another host, and drops tabs and line ends from addresses.
  if (!/^\/(?![/\\])/.test(given) || /[\s\\]/.test(given) || given.length > longest) return null;
  if (!URL.canParse(given, here)) return null;
  const { origin, pathname } = new URL(given, here);
  if (origin !== here || pathname.startsWith('//')) return null;
  return pathname === '/' ? pathname : pathname.replace(/\/+$/, '');
}
