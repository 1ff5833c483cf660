/** Any origin will do: the target must not leave it. */
const here = 'https://here.invalid';

/**
 * The path to go to after signing in. An address outside the app (`//host`, `/\host`, `javascript:`) is not one, and
 * neither is the sign-in page itself.
 */
export function safeRedirect(target: string | null | undefined): string {
  if (!target || !/^\/(?![/\\])/.test(target)) return '/';
  // Browsers drop tabs and line ends from addresses, which turns '/\t/host' into '//host'.
  if ([...target].some((letter) => letter === '\\' || letter.charCodeAt(0) < 0x20)) return '/';
  const url = new URL(target, here);
  if (url.origin !== here || url.pathname.startsWith('//') || url.pathname.startsWith(loginPath)) return '/';
  return `${url.pathname}${url.search}${url.hash}`;
}

export const loginPath = '/account/login';

/** Leads on to the sign-out of the identity provider. */
export const providerSignOutPath = '/account/sign-out';

/** The sign-in page, remembering the path and query that were asked for. */
export function loginPathFrom({
  pathname,
  search,
}: {
  readonly pathname: string;
  readonly search: string;
}): string {
  const asked = `${pathname}${search}`;
  if (pathname.startsWith('/account/')) return loginPath;
  return `${loginPath}?redirect=${encodeURIComponent(asked)}`;
}
