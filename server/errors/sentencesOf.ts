import type { UserError } from './errors.ts';

/** What a refusal says to a person who has no form before them: what is wrong with each input, else its message. */
export function sentencesOf({ message, extensions }: UserError): string {
  const { validation } = extensions;
  if (typeof validation !== 'object' || validation === null) return message;
  const told = Object.values(validation)
    .flat()
    .filter((each) => typeof each === 'string');
  return told.length > 0 ? told.join(' ') : message;
}
