/** A cookie that scripts may read: SameSite=Lax, over https Secure. */
export interface CookieJar {
  read(name: string): string | undefined;
  /** Without `days` the cookie ends with the browser session. */
  write(name: string, value: string, days?: number): void;
  remove(name: string): void;
}

let known: string | undefined;

/** As it is until this job is over: a list asks who is signed in for each of its cells. */
function cookieText(): string {
  if (known === undefined) queueMicrotask(forget);
  known ??= document.cookie;
  return known;
}

function forget(): void {
  known = undefined;
}

/** Values must be made of cookie characters (no `;`, comma, quote or space). */
export const browserCookie: CookieJar = {
  read(name) {
    const entry = cookieText()
      .split('; ')
      .find((candidate) => candidate.startsWith(`${name}=`));
    return entry?.slice(name.length + 1);
  },
  write(name, value, days) {
    const age = days === undefined ? '' : `; Max-Age=${days * 24 * 60 * 60}`;
    forget();
    document.cookie = `${name}=${value}${age}${attributes()}`;
  },
  remove(name) {
    forget();
    document.cookie = `${name}=; Max-Age=0${attributes()}`;
  },
};

const attributes = (): string =>
  `; Path=/; SameSite=Lax${window.location.protocol === 'https:' ? '; Secure' : ''}`;
