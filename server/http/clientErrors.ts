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
export function withoutSuggestions({ formatted, validation, ...rest }: ClientError): ClientError {
  const { message, extensions } = formatted;
  // Arguments that come as JSON are read by the language too, and refused in our own words for the rest.
  const ofJson = extensions?.['validation'];
  const shorter = isRecord(ofJson) && { extensions: { ...extensions, validation: allTold(ofJson) } };
  return {
    ...rest,
    formatted: { ...formatted, message: told(message), ...shorter },
    ...(validation && { validation: allTold(validation) }),
  };
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

const answered = (
  formatted: GraphQLFormattedError,
  besides: Partial<Omit<ClientError, 'formatted'>> = {},
): ClientError => ({ formatted, status: 200, internal: null, ...besides });

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
  if (refusal) return [answered(error.toJSON(), { status: refusal.httpStatus, ...slowOf(error, refusal) })];
  const status = statusOf(error.originalError);
  if (status !== null && status < 500) return [answered(plain(error.message, 'BAD_REQUEST'), { status })];
  if (error.path === undefined && isNestedTooDeeply(error.originalError))
    return [documentError(new GraphQLError('The document is nested too deeply.'))];
  const internal = error.originalError ?? error;
  const place = error.path && { path: error.path };
  const later = laterOf(internal);
  if (later) return [answered({ ...later.toJSON(), ...place }, { status: later.httpStatus, internal })];
  const missing = emptyArgument.exec(error.message)?.[1];
  if (missing !== undefined)
    return [answered(plain(error.message, 'BAD_USER_INPUT'), { validation: required(missing) })];
  // Errors with a path come from running; those without from the document or its variables.
  if (error.path === undefined && isAboutTheDocument(error)) return [documentError(error)];
  const fault = plain('Something went wrong on our side.', 'INTERNAL', { requestId });
  return [answered({ ...fault, ...place }, { internal })];
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
  return variableProblem.test(message)
    ? answered(plain(message, 'BAD_USER_INPUT'), { validation: validationOf(message) })
    : answered({ ...plain(message, 'GRAPHQL_VALIDATION_FAILED'), ...(locations && { locations }) });
}

const required = (path: string): ValidationMessages => ({ [path]: ['This is required.'] });

/** A value of the wrong kind lands on its input, like every other validation error. */
function validationOf(message: string): ValidationMessages {
  const variable = variableName.exec(message)?.[1] ?? '';
  const ofText = textProblem.exec(message)?.[1];
  const [, path = variable, problem = message.slice(message.indexOf('; ') + 2)] =
    ofText === undefined ? (variablePath.exec(message) ?? []) : ['', variable, ofText];
  const dotted = path.replace(/\[(\d+)\]/g, '.$1');
  const missing = /^Field "(\w+)" of required type .* was not provided\.$/.exec(problem)?.[1];
  if (missing !== undefined) return required(`${dotted}.${missing}`);
  if (/not to be null\.$|was not provided\.$|must not be null\.$/.test(problem)) return required(dotted);
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
  for (const [path, messages] of about.flatMap((error) => Object.entries(error.validation ?? {})))
    validation[path] = [...(validation[path] ?? []), ...messages];
  const isJsonAlone = Object.values(validation)
    .flat()
    .every((each) => each === notJsonText);
  const message = isJsonAlone ? notJsonText : 'Some fields need your attention.';
  const merged = answered(plain(message, 'BAD_USER_INPUT', { validation }));
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
