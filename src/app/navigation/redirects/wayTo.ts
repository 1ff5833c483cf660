import { safeRedirect } from '#src/auth/safeRedirect.ts';

/** Where a redirect leads: inside the app, or to a page of the web, which is loaded as a whole (spec §2). */
type Way = { readonly inside: string } | { readonly outside: string };

/** What the server has checked is looked at once more: an address that would run a script is nowhere to go. `home` is the app's own origin. */
export function wayTo(target: string | null, search: string, home: string): Way | undefined {
  if (target === null) return undefined;
  if (target.startsWith('/')) return insideTo(target, search);
  if (!URL.canParse(target)) return undefined;
  const { protocol, href, origin, pathname, search: asked, hash } = new URL(target);
  if (protocol !== 'https:' && protocol !== 'http:') return undefined;
  return origin === home ? insideTo(`${pathname}${asked}${hash}`, search) : { outside: href };
}

function insideTo(target: string, search: string): Way | undefined {
  const inside = safeRedirect(target);
  if (inside === '/' && target !== '/') return undefined;
  // What was asked for beside the path goes along, unless the redirect says better.
  return { inside: inside.includes('?') || inside.includes('#') ? inside : `${inside}${search}` };
}
