import { addressInApp } from '#schema/addressInApp.ts';

/**
 * The path to go to after signing in. An address outside the app (`//host`, `/\host`, `javascript:`) is not one, and
 * neither is the sign-in page itself.
 */
export function safeRedirect(target: string | null | undefined): string {
  const url = target ? addressInApp(target) : null;
  if (url === null || url.pathname.startsWith(loginPath)) return '/';
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
  // Pages of the way in and out, of which '/account/' is none: it is the account itself.
  if (/^\/account\/+[^/]/.test(pathname)) return loginPath;
  return `${loginPath}?redirect=${encodeURIComponent(asked)}`;
}
