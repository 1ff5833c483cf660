import type { ClientError } from './clientErrors.ts';

const told = (message: string): string => message.replace(/ Did you mean [^?]*\?/g, '');

/** The error without the names of the schema that the language would offer for one that it does not know. */
export function withoutSuggestions(error: ClientError): ClientError {
  const { formatted, validation } = error;
  const shorter = { ...error, formatted: { ...formatted, message: told(formatted.message) } };
  if (validation === undefined) return shorter;
  const messages = Object.entries(validation).map(([path, all]) => [path, all.map(told)] as const);
  return { ...shorter, validation: Object.fromEntries(messages) };
}
