/**
 * Where to go after signing in: the asked-for path if it is one of this app, else home. `//host`, `/\host`,
 * `javascript:` and other addresses lead out, so they are refused.
 */
export function safeRedirect(asked: string | null, origin = window.location.origin): string {
  if (!asked?.startsWith('/') || asked.startsWith('//') || asked.includes('\\')) return '/';
  // The address parser drops tabs and line breaks: '/\t/host' would become '//host'.
  if (/[\u0000-\u001f\u007f]/.test(asked)) return '/';
  if (!URL.canParse(asked, origin)) return '/';
  const url = new URL(asked, origin);
  // Dots are resolved by now: '/..//host' has become '//host'.
  if (url.origin !== origin || url.pathname.startsWith('//') || url.pathname.startsWith('/account/'))
    return '/';
  return `${url.pathname}${url.search}${url.hash}`;
}
