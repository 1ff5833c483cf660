/** Any origin will do: the path must not leave it. */
const here = 'https://here.invalid';

const longest = 2_000;

/** The page that ends a sign-on in a window of its own. */
const signedIn = '/account/signed-in';

/**
 * The path in the app that a sign-on leads back to. What would leave the app (`//host`, `/\host`, `javascript:`, an
 * absolute address), or go round in circles, is not one: then it is the home page.
 */
export function safePath(wanted: string | null | undefined): string {
  if (!wanted || wanted.length > longest || !/^\/(?![/\\])/.test(wanted)) return '/';
  // Browsers drop tabs and line ends from addresses, which turns '/\t/host' into '//host'.
  if ([...wanted].some((letter) => letter === '\\' || letter.charCodeAt(0) < 0x20)) return '/';
  if (!URL.canParse(wanted, here)) return '/';
  const { origin, pathname, search, hash } = new URL(wanted, here);
  if (wanted === signedIn) return wanted;
  if (origin !== here || pathname.startsWith('//') || pathname.startsWith('/account/')) return '/';
  return `${pathname}${search}${hash}`;
}
