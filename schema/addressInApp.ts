/** Any origin will do: the address must not leave it. */
const here = 'https://here.invalid';

/**
 * The parts of an address that stays in the app, also for whoever decodes it once more on the way (a proxy, a page
 * further on), or takes a letter that looks like a slash for one; null for `//host`, `/%2fhost`, `/\host`,
 * `javascript:` or an absolute one. Its path has one spelling: '/%65vents' is '/events'.
 */
export function addressInApp(address: string): URL | null {
  const url = staysInside(address);
  if (url === null) return null;
  let path = url.pathname;
  for (let decoded = decodeOnce(path); decoded !== path; decoded = decodeOnce(path)) {
    if (staysInside(decoded) === null) return null;
    path = decoded;
  }
  url.pathname = url.pathname.replaceAll(/%[0-9a-f]{2}/gi, spellOnce);
  return url;
}

function staysInside(address: string): URL | null {
  const plain = address.normalize('NFKC').replaceAll(slashLike, '/');
  if (!/^\/(?!\/)/.test(plain) || unsafe.test(plain) || !URL.canParse(plain, here)) return null;
  const known = new URL(plain, here);
  if (known.origin !== here || known.pathname.startsWith('//')) return null;
  return new URL(address, here);
}

const slashLike = /[\u2044\u2215\u2571\u27cb\u29f8]/g;
/**
 * Browsers drop tabs and line ends from addresses, which turns '/\t/host' into '//host', and read '\' as '/'. What
 * cannot be seen has no place in an address either.
 */
const unsafe = /[\\\u2216\u29f5\p{Cc}\p{Bidi_Control}\u200b\u2028\u2029\u2060\ufeff]/u;

/** Of letters that no code stands for, only those: a bad one must not hide a good one. */
function decodeOnce(path: string): string {
  return path.replaceAll(/(?:%[0-9a-f]{2})+/gi, (codes) =>
    new TextDecoder().decode(Uint8Array.from(codes.slice(1).split('%'), (code) => Number.parseInt(code, 16))),
  );
}

/** Letters that need no code have none (RFC 3986, 6.2.2). */
function spellOnce(code: string): string {
  const letter = String.fromCharCode(Number.parseInt(code.slice(1), 16));
  return /[\w.~-]/.test(letter) ? letter : code.toUpperCase();
}
