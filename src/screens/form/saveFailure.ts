import { HttpError } from 'react-admin';
import { isValues } from '#src/data/isValues.ts';

/** What to say of a save that failed; nothing where messages stand at their inputs, or a dialog asks to sign in. */
export function saveFailure(error: unknown): string | undefined {
  if (error instanceof HttpError && error.status === 401) return undefined;
  const body: unknown = error instanceof HttpError ? error.body : undefined;
  if (isValues(body) && isValues(body.errors) && Object.keys(body.errors).length > 0) return undefined;
  return error instanceof Error ? error.message : String(error);
}
