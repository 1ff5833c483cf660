import { addressInApp } from '#schema/addressInApp.ts';

const longest = 2_000;

/** The page that ends a sign-on in a window of its own. */
const signedIn = '/account/signed-in';

/**
 * The path in the app that a sign-on leads back to. What would leave the app, or go round in circles, is not one: then
 * it is the home page.
 */
export function safePath(wanted: string | null | undefined): string {
  if (wanted === signedIn) return wanted;
  const address = !wanted || wanted.length > longest ? null : addressInApp(wanted);
  if (address === null || address.pathname.startsWith('/account/')) return '/';
  const { pathname, search, hash } = address;
  return `${pathname}${search}${hash}`;
}
