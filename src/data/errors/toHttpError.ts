import { HttpError } from 'react-admin';

import type { CallParams, Method } from '../CallParams.ts';
import type { ResourceMeta, WriteMeta } from '../ResourceMeta.ts';
import { isRow, type Row } from '../Row.ts';
import { formSource } from '../write/formSource.ts';
import { statusOf } from './failureOf.ts';
import { faultsOf, type GraphQLFault } from './GraphQLFault.ts';
import { StaleWriteError } from './StaleWriteError.ts';

/** The call that failed: validation messages find their inputs by it. */
interface FailedCall {
  readonly meta: ResourceMeta;
  readonly method: Method;
  readonly params: CallParams;
}

/** Where react-hook-form keeps what belongs to no single input. */
const formError = 'root.serverError';

/** What matters most comes first: a dead session explains everything else. */
const precedence = ['UNAUTHENTICATED', 'STALE_WRITE', 'VALIDATION', 'FORBIDDEN', 'NOT_FOUND'];

/** GraphQL errors as react-admin understands them: a status, and messages by form source. */
export function toHttpError(faults: readonly GraphQLFault[], call: FailedCall): HttpError {
  const fault = mostTelling(faults);
  if (!fault) return new HttpError('ra.notification.http_error', 500);
  if (fault.code === 'STALE_WRITE') return staleWrite(fault, call);
  const validation = faults.flatMap(({ extensions }) =>
    isRow(extensions.validation) ? [extensions.validation] : [],
  );
  return new HttpError(fault.message, statusOf(fault.code), {
    code: fault.code,
    details: fault.extensions,
    ...(validation.length > 0 ? { errors: formErrors(Object.assign({}, ...validation) as Row, call) } : {}),
  });
}

/** What ra-data-graphql threw, made telling. */
export function translateError(error: unknown, call: FailedCall): unknown {
  const cause: unknown = error instanceof HttpError ? error.body : error;
  if (cause instanceof HttpError) return cause;
  const faults =
    typeof cause === 'object' && cause !== null && 'graphQLErrors' in cause
      ? faultsOf(cause.graphQLErrors)
      : [];
  return faults.length > 0 ? toHttpError(faults, call) : error;
}

function mostTelling(faults: readonly GraphQLFault[]): GraphQLFault | undefined {
  const rank = ({ code }: GraphQLFault) => {
    const place = code === undefined ? -1 : precedence.indexOf(code);
    return place < 0 ? precedence.length : place;
  };
  return [...faults].sort((one, other) => rank(one) - rank(other))[0];
}

const writeOf = ({ meta, method }: FailedCall): Pick<WriteMeta, 'inputs' | 'argument'> =>
  (method === 'CREATE' ? meta.create : meta.update) ?? { inputs: [] };

function formErrors(validation: Row, call: FailedCall): Readonly<Record<string, string>> {
  const errors: Record<string, string> = {};
  for (const [path, messages] of Object.entries(validation)) {
    const source =
      formSource(writeOf(call), path, call.params.data ?? {}, call.params.previousData) ?? formError;
    const text = (Array.isArray(messages) ? messages : [messages]).map(String).join(' ');
    errors[source] = errors[source] === undefined ? text : `${errors[source]} ${text}`;
  }
  return errors;
}

function staleWrite(fault: GraphQLFault, call: FailedCall): StaleWriteError {
  const changed = isRow(fault.extensions.changed) ? fault.extensions.changed : {};
  const sources = new Map(writeOf(call).inputs.map(({ name, source }) => [name, source]));
  return new StaleWriteError(
    fault.message,
    Object.fromEntries(Object.entries(changed).map(([name, value]) => [sources.get(name) ?? name, value])),
  );
}
