import { isRecord } from '#server/db/isRecord.ts';
import type { UserError } from '#server/errors/errors.ts';

/** What is wrong with a row: by the field, or without one where it is about the whole row. */
export interface RowProblem {
  readonly field: string | null;
  readonly message: string;
}

/** What a write refused, at the fields that it named. */
export function problemsOf({ message, extensions }: UserError): readonly RowProblem[] {
  const { validation } = extensions;
  const told = Object.entries(isRecord(validation) ? validation : {}).flatMap(([path, messages]) => {
    const field = path.split('.').slice(1).join('.') || null;
    return (Array.isArray(messages) ? messages : []).map((each) => ({ field, message: String(each) }));
  });
  return told.length > 0 ? told : [{ field: null, message }];
}
