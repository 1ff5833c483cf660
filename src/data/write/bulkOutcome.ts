import type { Identifier } from 'react-admin';

import type { Method } from '../CallParams.ts';
import { repeatedKey } from '../operations/repeatOperation.ts';
import type { RowResult } from '../errors/BulkError.ts';
import { faultsOf } from '../errors/GraphQLFault.ts';
import type { Row } from '../Row.ts';

/**
 * What became of each row of a bulk mutation (S3). Where the contract allows no null, one refused row empties the
 * whole answer and the server may have stopped at it: of the rows after it, nothing is known then. Those before it are
 * done, since mutations run one after the other.
 */
export function bulkOutcome(
  method: Method,
  ids: readonly Identifier[],
  root: Row | undefined,
  errors: unknown,
): readonly RowResult[] {
  const faults = faultsOf(errors);
  const faultOf = (index: number) => faults.find(({ path }) => path[0] === repeatedKey(index));
  const lastFault = ids.findLastIndex((_, index) => faultOf(index) !== undefined);
  return ids.map(String).map((id, index): RowResult => {
    const fault = faultOf(index);
    if (fault) return { id, state: 'failed', error: { message: fault.message, code: fault.code } };
    if (!root) return { id, state: index < lastFault ? 'done' : 'unknown' };
    return isMissing(method, root[repeatedKey(index)])
      ? { id, state: 'failed', error: gone }
      : { id, state: 'done' };
  });
}

/** S1: what cannot be changed because it is not seen is answered as null, and asking again would not help. */
const gone = { message: 'It is no longer there.', code: 'NOT_FOUND' };

/** A record that is gone already is as deleted as it can be. */
const isMissing = (method: Method, answer: unknown): boolean =>
  method === 'UPDATE_MANY' && (answer === null || answer === undefined);
