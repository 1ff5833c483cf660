import type { Identifier } from 'react-admin';

import { repeatedKey } from '../documents/repeatDocument.ts';
import type { RowResult } from '../errors/BulkError.ts';
import { faultsOf } from '../errors/GraphQLFault.ts';
import type { Row } from '../Row.ts';

/**
 * What became of each row of a bulk mutation (S3). Where the contract allows no null, one refused row empties the
 * whole answer and the server may have stopped at it: of the rows it does not name, nothing is known then.
 */
export function bulkOutcome(ids: readonly Identifier[], root: Row | undefined, errors: unknown): readonly RowResult[] {
  const faults = faultsOf(errors);
  return ids.map(String).map((id, index) => {
    const fault = faults.find(({ path }) => path[0] === repeatedKey(index));
    if (fault) return { id, state: 'failed', error: { message: fault.message, code: fault.code } };
    return { id, state: root ? 'done' : 'unknown' };
  });
}
