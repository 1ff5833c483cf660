import { isSame } from '#src/data/isSame.ts';
import { readPath } from '#src/data/readPath.ts';
import type { Row } from '#src/data/Row.ts';
import { inputMembers } from '#src/data/write/writeInput.ts';
import { isEmptyValue } from '#src/fields/value/valueAt.ts';
import type { BulkField } from './bulkFields.tsx';

/** What happens to a field: it gets a value, none, or more besides what it holds. */
export type Mode = 'set' | 'clear' | 'extend';

export interface FieldWish {
  readonly field: BulkField;
  readonly mode: Mode;
  /** As the form keeps it. */
  readonly value: unknown;
}

/** A change as an operation takes it, by the names of the inputs. */
interface AskedChange {
  readonly changes: Row;
  readonly add: Row;
}

/** What is chosen and said nothing of. */
export const missing = (wishes: readonly FieldWish[]): readonly BulkField[] =>
  wishes.flatMap(({ field, mode, value }) => (mode !== 'clear' && isEmptyValue(value) ? [field] : []));

export function askedChange(wishes: readonly FieldWish[]): AskedChange {
  const members = (modes: readonly Mode[]) =>
    Object.assign(
      {},
      ...wishes
        .filter(({ mode }) => modes.includes(mode))
        .map(({ field, mode, value }) =>
          inputMembers([field.input], placed(field.input.source, mode === 'clear' ? emptyOf(field) : value)),
        ),
    ) as Row;
  return { changes: members(['set', 'clear']), add: members(['extend']) };
}

/** The record as it would be, where the contract has no operation that says so. */
export function changedRecord(record: Row, wishes: readonly FieldWish[]): Row {
  return wishes.reduce<Row>((row, { field, mode, value }) => {
    const { source } = field.input;
    // A part that is set takes nothing along of the one that was there: a name belongs to its id.
    return { ...row, ...placed(source, newValue(field, mode, value, readPath(record, source))) };
  }, record);
}

function newValue(field: BulkField, mode: Mode, value: unknown, held: unknown): unknown {
  if (mode === 'clear') return emptyOf(field);
  if (mode === 'set') return value;
  const before: readonly unknown[] = Array.isArray(held) ? held : [];
  const added: readonly unknown[] = Array.isArray(value) ? value : [];
  return [...before, ...added.filter((one) => !before.some((other) => isSame(one, other)))];
}

const emptyOf = ({ isList }: BulkField): unknown => (isList ? [] : null);

/** {country: {id: 5}} of 'country.id'. */
function placed(source: string, value: unknown): Row {
  const [key = source, ...deeper] = source.split('.');
  return { [key]: deeper.length === 0 ? value : placed(deeper.join('.'), value) };
}
