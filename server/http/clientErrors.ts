import { asError } from '#server/words/ofError.ts';
import { GraphQLError, type GraphQLFormattedError, Kind } from 'graphql';
import { queryTooSlow, unavailable, UserError, type ValidationMessages } from '../errors/errors.ts';
import { isDatabaseError } from '#server/db/isDatabaseError.ts';
import { isRecord } from '#server/db/isRecord.ts';
import { isOutage } from '#server/db/isOutage.ts';
import { statementEnded } from '#server/db/statementLimits.ts';
import { notJsonText } from '#server/graphql/scalars.ts';
import { coercionInWords } from '#server/graphql/write/coercionInWords.ts';

/** The language ends with what it would offer. */
function told(message: string): string {
  const offer = message.endsWith('?') ? message.lastIndexOf(' Did you mean ') : -1;
  return offer < 0 ? message : message.slice(0, offer);
}

/** The error without the names of the schema that the language would offer for one that it does not know. */
export function withoutSuggestions(error: ClientError): ClientError {
  const { formatted, validation } = error;
  const { message, extensions } = formatted;
  const shorter: ClientError = { ...error, formatted: { ...formatted, message: told(message) } };
  // Arguments that come as JSON are read by the language too, and refused in our own words for the rest.
  if (isRecord(extensions?.['validation']))
    return {
      ...shorter,
      formatted: {
        ...shorter.formatted,
        extensions: { ...extensions, validation: allTold(extensions['validation']) },
      },
    };
  return validation === undefined ? shorter : { ...shorter, validation: allTold(validation) };
}

const allTold = (validation: Readonly<Record<string, unknown>>): ValidationMessages =>
  Object.fromEntries(
    Object.entries(validation).map(([path, all]) => [path, [all].flat().map((each) => told(String(each)))]),
  );

/** What a client is told of an error, and whether it is one of ours that somebody must look at. */
export interface ClientError {
  readonly formatted: GraphQLFormattedError;
  /** HTTP status where the whole request is malformed. */
  readonly status: number;
  readonly internal: Error | null;
  /** The field that was stopped for taking too long: no fault, and still for the log. */
  readonly slow?: string;
  /** Where a variable was refused. */
  readonly validation?: ValidationMessages;
}

const variableProblem = /^Variable "\$\w+" (?:got invalid value|of required type|of non-null type)/;
const variableName = /^Variable "\$(\w+)" /;
/** The value may hold whatever else the message is taken apart by. */
const textProblem = /^Variable "\$\w+" got invalid value "(?:[^"\\]|\\.)*"; ([\s\S]*)$/;
const variablePath = /^Variable "\$\w+" got invalid value [\s\S]* at "([\w.[\]]+)"; ([\s\S]*)$/;
/** Structured data is text until it is read, and "null" says nothing: that is found when the field runs. */
const emptyArgument = /^Argument "(\w+)" of non-null type "[^"]+" must not be null\.$/;

/** One entry for each error; a document that is refused holds many. */
export function clientErrors(error: GraphQLError, requestId: string): readonly ClientError[] {
  const inner = errorsInside(error.originalError);
  if (inner) return inner.flatMap((each) => clientErrors(toGraphQLError(each), requestId));
  const refusal = userErrorOf(error);
  if (refusal)
    return [
      { formatted: error.toJSON(), status: refusal.httpStatus, internal: null, ...slowOf(error, refusal) },
    ];
  const status = statusOf(error.originalError);
  if (status !== null && status < 500)
    return [{ formatted: plain(error.message, 'BAD_REQUEST'), status, internal: null }];
  if (error.path === undefined && isNestedTooDeeply(error.originalError))
    return [documentError(new GraphQLError('The document is nested too deeply.'))];
  const later = laterOf(error.originalError ?? error);
  if (later) {
    const formatted = { ...later.toJSON(), ...(error.path ? { path: error.path } : {}) };
    return [{ formatted, status: later.httpStatus, internal: error.originalError ?? error }];
  }
  const missing = emptyArgument.exec(error.message)?.[1];
  if (missing !== undefined)
    return [
      {
        formatted: plain(error.message, 'BAD_USER_INPUT'),
        status: 200,
        internal: null,
        validation: { [missing]: ['This is required.'] },
      },
    ];
  // Errors with a path come from running; those without from the document or its variables.
  if (error.path === undefined && isAboutTheDocument(error)) return [documentError(error)];
  const formatted = plain('Something went wrong on our side.', 'INTERNAL', { requestId });
  return [
    {
      formatted: error.path ? { ...formatted, path: error.path } : formatted,
      status: 200,
      internal: error.originalError ?? error,
    },
  ];
}

export function toGraphQLError(error: unknown): GraphQLError {
  if (error instanceof GraphQLError) return error;
  const originalError = asError(error);
  return new GraphQLError(originalError.message, { originalError });
}

/** What may go well another time, and is looked at nevertheless: nothing of it was written. */
function laterOf(error: Error): UserError | null {
  if (isOutage(error)) return unavailable();
  return isDatabaseError(error) && error.code === statementEnded ? queryTooSlow() : null;
}

function userErrorOf(error: GraphQLError): UserError | null {
  if (error instanceof UserError) return error;
  return error.originalError instanceof UserError ? error.originalError : null;
}

function slowOf({ nodes }: GraphQLError, { code }: UserError): Pick<ClientError, 'slow'> {
  const [field] = nodes ?? [];
  return code === 'QUERY_TOO_SLOW' && field?.kind === Kind.FIELD ? { slow: field.name.value } : {};
}

function isAboutTheDocument(error: GraphQLError): boolean {
  return (
    error.originalError === undefined ||
    error.originalError instanceof GraphQLError ||
    variableProblem.test(error.message)
  );
}

/** The language's own parser and rules go down by recursion, and end where the stack does. */
const isNestedTooDeeply = (error: Error | undefined): boolean =>
  error instanceof RangeError && /call stack/.test(error.message);

function documentError(error: GraphQLError): ClientError {
  const { message, locations } = error.toJSON();
  const place = locations ? { locations } : {};
  if (!variableProblem.test(message)) {
    return {
      formatted: { ...plain(message, 'GRAPHQL_VALIDATION_FAILED'), ...place },
      status: 200,
      internal: null,
    };
  }
  return {
    formatted: plain(message, 'BAD_USER_INPUT'),
    status: 200,
    internal: null,
    validation: validationOf(message),
  };
}

/** A value of the wrong kind lands on its input, like every other validation error. */
function validationOf(message: string): ValidationMessages {
  const variable = variableName.exec(message)?.[1] ?? '';
  const ofText = textProblem.exec(message)?.[1];
  const [, path = variable, problem = message.slice(message.indexOf('; ') + 2)] =
    ofText === undefined ? (variablePath.exec(message) ?? []) : ['', variable, ofText];
  const dotted = path.replace(/\[(\d+)\]/g, '.$1');
  const missing = /^Field "(\w+)" of required type .* was not provided\.$/.exec(problem)?.[1];
  if (missing !== undefined) return { [`${dotted}.${missing}`]: ['This is required.'] };
  if (/not to be null\.$|was not provided\.$|must not be null\.$/.test(problem))
    return { [dotted]: ['This is required.'] };
  return { [dotted]: [coercionInWords(problem)] };
}

/**
 * What is wrong with the values of one request, as one error: a form shows all of it at once. Where that is the words
 * that are fixed for JSON, they are its message too (spec §8).
 */
export function mergeInputErrors(errors: readonly ClientError[]): readonly ClientError[] {
  const about = errors.filter(({ validation }) => validation !== undefined);
  if (about.length === 0) return errors;
  const validation: Record<string, readonly string[]> = {};
  for (const error of about) {
    for (const [path, messages] of Object.entries(error.validation ?? {}))
      validation[path] = [...(validation[path] ?? []), ...messages];
  }
  const isJsonAlone = Object.values(validation).every((messages) =>
    messages.every((each) => each === notJsonText),
  );
  const message = isJsonAlone ? notJsonText : 'Some fields need your attention.';
  const merged: ClientError = {
    formatted: plain(message, 'BAD_USER_INPUT', { validation }),
    status: 200,
    internal: null,
  };
  return [merged, ...errors.filter((error) => error.validation === undefined)];
}

function plain(
  message: string,
  code: string,
  details: Readonly<Record<string, unknown>> = {},
): GraphQLFormattedError {
  return { message, extensions: { code, ...details } };
}

/** Mercurius wraps what is wrong with a document in one error with `errors`. */
function errorsInside(error: Error | undefined): readonly unknown[] | null {
  return error && 'errors' in error && Array.isArray(error.errors) ? error.errors : null;
}

function statusOf(error: Error | undefined): number | null {
  return error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : null;
}
