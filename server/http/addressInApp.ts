/** Any origin will do: the address must not leave it. */
const here = 'https://here.invalid';

/** The parts of an address that stays in the app; null for `//host`, `/\host`, `javascript:` or an absolute one. */
export function addressInApp(address: string): URL | null {
  if (!/^\/(?![/\\])/.test(address)) return null;
  // Browsers drop tabs and line ends from addresses, which turns '/\t/host' into '//host'.
  if ([...address].some((letter) => letter === '\\' || letter.charCodeAt(0) < 0x20)) return null;
  if (!URL.canParse(address, here)) return null;
  const url = new URL(address, here);
  return url.origin !== here || url.pathname.startsWith('//') ? null : url;
}
