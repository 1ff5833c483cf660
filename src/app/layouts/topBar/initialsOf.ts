/** Two letters for a person: of the first and the last word of the name without its title, in any script. */
export function initialsOf(fullName: string, title: string): string {
  const name = fullName.startsWith(`${title} `) ? fullName.slice(title.length) : fullName;
  const words = name
    .trim()
    .split(/\s+/u)
    .filter((word) => word !== '' && !word.endsWith('.'));
  const first = words.at(0);
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [first, last]
    .flatMap((word) => (word ? [...word].slice(0, 1) : []))
    .join('')
    .toLocaleUpperCase();
}
