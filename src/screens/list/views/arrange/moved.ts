/** The same ids with one of them in another place. */
export function moved(ids: readonly string[], from: number, to: number): readonly string[] {
  const others = ids.filter((_id, index) => index !== from);
  return [...others.slice(0, to), ...ids.slice(from, from + 1), ...others.slice(to)];
}
