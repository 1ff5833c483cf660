import { HttpError } from 'react-admin';
import { isValues } from '#src/data/isValues.ts';
import type { ReasonAskedProps } from './ReasonAsked.tsx';

/** What the form asks for, where it can take a reason and the refusal would be passed with one. */
export function reasonAskedBy(error: unknown, source: string | undefined): ReasonAskedProps | undefined {
  const body: unknown = error instanceof HttpError ? error.body : undefined;
  if (source === undefined || !isValues(body) || !isValues(body.details)) return undefined;
  return body.details.overridable === true && error instanceof Error
    ? { source, message: error.message }
    : undefined;
}
