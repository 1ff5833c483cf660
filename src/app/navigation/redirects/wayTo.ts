import { safeRedirect } from '../../../auth/safeRedirect.ts';

/** Where a redirect leads: inside the app, or to a page of the web, which is loaded as a whole (spec §2). */
export type Way = { readonly inside: string } | { readonly outside: string };

/** What the server has checked is looked at once more: an address that would run a script is nowhere to go. */
export function wayTo(target: string | null, search: string): Way | undefined {
  if (target === null) return undefined;
  if (target.startsWith('/')) {
    const inside = safeRedirect(target);
    if (inside === '/' && target !== '/') return undefined;
    // What was asked for beside the path goes along, unless the redirect says better.
    return { inside: inside.includes('?') || inside.includes('#') ? inside : `${inside}${search}` };
  }
  if (!URL.canParse(target)) return undefined;
  const { protocol, href } = new URL(target);
  return protocol === 'https:' || protocol === 'http:' ? { outside: href } : undefined;
}
