import { type Row, isRow } from '../Row.ts';
import { faultsOf, type GraphQLFault } from './GraphQLFault.ts';
import { unanswered } from './keepNetworkErrors.ts';

/** Why the server did not do something, with what a person needs to go on. */
export interface Refusal {
  /** Stable code of the rule; undefined where the server was not reached or failed. */
  readonly code: string | undefined;
  readonly message: string;
  /** The viewer may pass the rule by giving a reason. */
  readonly overridable: boolean;
  /** What could be done instead: JOIN_WAITING_LIST, GIVE_REASON, … */
  readonly nextSteps: readonly string[];
  /** Messages by input path. */
  readonly validation: Readonly<Record<string, string>>;
  readonly details: Row;
}

const notKnownDone = 'The server did not answer. Nothing was changed as far as is known; try again.';

/** What was thrown by a call of the data client, as a refusal. */
export const refusalOf = (error: unknown): Refusal => refusalIn(error, notKnownDone);

/** Of a call that only reads: that nothing was changed goes without saying. */
export const unreadOf = (error: unknown): Refusal => refusalIn(error, unanswered);

function refusalIn(error: unknown, unreachable: string): Refusal {
  const [fault] = faultsIn(error);
  if (fault !== undefined) return refusalOfFault(fault);
  const message = error instanceof Error && !isNetworkError(error) ? error.message : unreachable;
  return { code: undefined, message, overridable: false, nextSteps: [], validation: {}, details: {} };
}

export function refusalOfFault({ code, message, extensions }: GraphQLFault): Refusal {
  const validation = messagesIn(extensions.validation);
  // 'Some fields need your attention' helps nobody where there are no fields: what is wrong with them does.
  const texts = code === 'VALIDATION' ? [...new Set(Object.values(validation))] : [];
  return {
    code,
    message: texts.length > 0 ? texts.join(' ') : message,
    overridable: extensions.overridable === true,
    nextSteps: Array.isArray(extensions.nextSteps) ? extensions.nextSteps.map(String) : [],
    validation,
    details: extensions,
  };
}

const isNetworkError = (error: Error): boolean =>
  ('networkError' in error && error.networkError !== null && error.networkError !== undefined) ||
  error.name === 'TypeError';

function faultsIn(error: unknown): readonly GraphQLFault[] {
  if (typeof error !== 'object' || error === null) return [];
  const own = 'graphQLErrors' in error ? faultsOf(error.graphQLErrors) : [];
  if (own.length > 0) return own;
  // An answer with an HTTP status of failure carries the errors in its body.
  const network = 'networkError' in error ? error.networkError : error;
  if (typeof network !== 'object' || network === null || !('result' in network)) return [];
  const { result } = network;
  const [first] = Array.isArray(result) ? (result as readonly unknown[]) : [result];
  return isRow(first) ? faultsOf(first.errors) : [];
}

function messagesIn(validation: unknown): Refusal['validation'] {
  if (!isRow(validation)) return {};
  return Object.fromEntries(
    Object.entries(validation).map(([path, messages]) => [path, [messages].flat().map(String).join(' ')]),
  );
}
