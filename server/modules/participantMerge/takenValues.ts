import type { AnyRow, Row } from '#server/db/Row.ts';
import { toJson } from '#server/db/Json.ts';
import { validationFailed } from '#server/errors/errors.ts';
import type { Input } from '#server/graphql/write/Input.ts';
import { personColumns } from '../participant/index.ts';

/**
 * The values of these fields, as an input writes them.
 * @throws validationFailed at a name that no form of a participant has.
 */
export function takenValues(row: Row<'participants'>, names: readonly string[]): Input {
  const columns: AnyRow = row;
  const taken = names.map((name, index): [string, unknown] => {
    if (!personColumns.includes(name))
      throw validationFailed(`input.from_duplicate.${index}`, 'This is not a field of participants.');
    return [name, toJson(columns[name])];
  });
  return Object.fromEntries(taken);
}
