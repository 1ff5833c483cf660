import { HttpError } from 'react-admin';
import { isValues } from '../../fields/value/valueAt.ts';

/** What to say of a save that failed; nothing where the messages stand at their inputs. */
export function saveFailure(error: unknown): string | undefined {
  const body: unknown = error instanceof HttpError ? error.body : undefined;
  if (isValues(body) && isValues(body.errors) && Object.keys(body.errors).length > 0) return undefined;
  return error instanceof Error ? error.message : String(error);
}
