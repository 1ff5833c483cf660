import { busy, inUse, queryTooSlow, validationFailed, type UserError } from '#server/errors/errors.ts';
import type { SeatNumbers } from '#server/errors/bookingRefusals.ts';
import { type DatabaseError, isDatabaseError } from '#server/db/isDatabaseError.ts';
import { statementEnded } from '#server/db/statementLimits.ts';
import { REQUIRED } from './inspect.ts';
import type { WriteDefinition } from './WriteDefinition.ts';

/** What the database refuses reaches a client as words for an input, never as the database's own (K2, C9, G3). */
export function mapDatabaseError(error: unknown, definition: WriteDefinition, path: string): unknown {
  if (!isDatabaseError(error)) return error;
  const named = error.constraint === undefined ? undefined : definition.constraints?.[error.constraint];
  if (named !== undefined) return named(path);
  const guard = error.constraint === undefined ? undefined : definition.guards?.[error.constraint];
  if (guard !== undefined) return guard(path, JSON.parse(error.detail ?? '') as SeatNumbers);
  switch (error.code) {
    case '23502':
      return at(path, error.column, REQUIRED);
    case '23503':
      return /still referenced/.test(error.message)
        ? inUse(definition.noun)
        : at(path, columnOf(error, definition), 'This record does not exist.');
    case '23505':
      return at(path, columnOf(error, definition), 'This value is already taken.');
    case '23514':
      return at(path, columnOf(error, definition), 'This value is not allowed here.');
    case '22001':
    // An index takes less than a column.
    case '54000':
      return at(path, error.column, 'This text is too long.');
    case '22003':
      return at(path, error.column, 'This number is too large.');
    // Lock timeout, deadlock, serialisation failure: somebody else is writing the same rows (K1).
    case '55P03':
    case '40P01':
    case '40001':
      return busy();
    case statementEnded:
      return queryTooSlow();
    default:
      return error;
  }
}

function at(path: string, column: string | undefined, message: string): UserError {
  return validationFailed(column === undefined ? path : `${path}.${column}`, message);
}

/** Constraints are named after their table and column: trainer_onekey_id_key, centre_event_country_id_fkey. */
function columnOf(error: DatabaseError, definition: WriteDefinition): string | undefined {
  if (error.column !== undefined && error.column !== '') return error.column;
  const name = error.constraint ?? '';
  const prefix = `${error.table ?? definition.table}_`;
  if (!name.startsWith(prefix)) return undefined;
  const column = name.slice(prefix.length).replace(/_(key|fkey|check|unique|idx)\d*$/, '');
  return column === '' ? undefined : column;
}
