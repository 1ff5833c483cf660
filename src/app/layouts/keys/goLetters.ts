/** A letter for each name, of its own where one is free: the first of its words, else any in it. */
export function goLetters(names: readonly string[]): readonly (string | undefined)[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const letters = name.toUpperCase().normalize('NFD');
    const firsts = letters.split(/\s+/).map((word) => word.slice(0, 1));
    const letter = [...firsts, ...letters].find((one) => /[A-Z]/.test(one) && !taken.has(one));
    if (letter !== undefined) taken.add(letter);
    return letter;
  });
}
