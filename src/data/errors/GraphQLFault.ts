import { isRow, type Row } from '../Row.ts';

/** One error of a GraphQL answer, as far as the client reads it. */
export interface GraphQLFault {
  readonly message: string;
  readonly code: string | undefined;
  readonly path: readonly (string | number)[];
  readonly extensions: Row;
}

/** Reads the `errors` of an answer; anything else is no fault. */
export function faultsOf(errors: unknown): readonly GraphQLFault[] {
  if (!Array.isArray(errors)) return [];
  return errors.flatMap((error: unknown) => {
    const fault = faultOf(error);
    return fault ? [fault] : [];
  });
}

function faultOf(error: unknown): GraphQLFault | undefined {
  // Apollo hands on plain objects, tests and other links GraphQLError instances.
  if (typeof error !== 'object' || error === null || !('message' in error)) return undefined;
  const extensions = 'extensions' in error && isRow(error.extensions) ? error.extensions : {};
  const path = 'path' in error && Array.isArray(error.path) ? error.path : [];
  return {
    message: String(error.message),
    code: typeof extensions.code === 'string' ? extensions.code : undefined,
    path: path.filter((step: unknown) => typeof step === 'string' || typeof step === 'number'),
    extensions,
  };
}
