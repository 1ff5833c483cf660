/** The names that begin most alike, so that a message helps. */
export function near(name: string, known: readonly string[]): string {
  const shared = (other: string) => {
    const lower = other.toLowerCase();
    return [...name.toLowerCase()].findIndex((letter, index) => lower[index] !== letter) >>> 0;
  };
  const found = [...new Set(known)].sort((one, other) => shared(other) - shared(one)).slice(0, 5);
  return found.length === 0 ? 'none' : found.join(', ');
}
