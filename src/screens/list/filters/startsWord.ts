/** Whether some word of a text, and what follows it, begins with what was typed. */
export function startsWord(text: string, typed: string): boolean {
  const words = text.toLowerCase().split(/[\s·_-]+/);
  const asked = typed
    .toLowerCase()
    .split(/[\s·_-]+/)
    .join(' ');
  return words.some((_, index) => words.slice(index).join(' ').startsWith(asked));
}
