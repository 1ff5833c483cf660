import { HttpError } from 'react-admin';
import { isValues, type Values } from '#src/data/isValues.ts';
import { errorText } from '#src/data/errors/errorText.ts';
import { isSignedOut } from '#src/data/errors/failureOf.ts';

/** Messages by form source, where the server has some. */
export function fieldErrors(error: unknown): Values | undefined {
  const body: unknown = error instanceof HttpError ? error.body : undefined;
  if (!isValues(body) || !isValues(body.errors)) return undefined;
  return Object.keys(body.errors).length > 0 ? body.errors : undefined;
}

/** What to say of a save that failed; nothing where messages stand at their inputs, or a dialog asks to sign in. */
export function saveFailure(error: unknown): string | undefined {
  if (isSignedOut(error)) return undefined;
  if (fieldErrors(error) !== undefined) return undefined;
  return errorText(error);
}
