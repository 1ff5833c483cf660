import type { NewPerson } from '#overrides/participants/index.ts';

/** What was typed to find somebody, for whoever turns out to be new: an address, or names with the last one last. */
export function typedPerson(typed: string): NewPerson {
  const words = typed.trim().split(/\s+/);
  const last = words.pop() ?? '';
  if (last === '') return {};
  if (last.includes('@')) return { email: last };
  return { lastName: last, ...(words.length > 0 && { firstName: words.join(' ') }) };
}
