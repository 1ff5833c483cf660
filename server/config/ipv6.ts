/** The eight groups of an IPv6 address, whichever way it is written; without its zone. */
export function groupsOf(address: string): readonly string[] {
  const { hostname } = new URL(`http://[${address.replace(/%.*/, '')}]`);
  const [before = [], after = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  const left = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...left, ...after];
}

/** Whether they are an IPv4 address, as a socket that takes both writes it. */
export const isMapped = (groups: readonly string[]): boolean => /^(?:0:){5}ffff:/.test(groups.join(':'));
