import { readPath } from '../readPath.ts';
import type { InputMeta, WriteMeta } from '../ResourceMeta.ts';
import type { Row } from '../Row.ts';
import { nestedRows } from './nestedRows.ts';

/**
 * Where the form keeps what the server calls `path`: 'input.estimated_costs.create.0.name' is
 * 'estimatedCosts.2.name' where the first new row stands third in the form.
 * Undefined where the path belongs to no input.
 */
export function formSource(
  { inputs, argument = 'input' }: Pick<WriteMeta, 'inputs' | 'argument'>,
  path: string,
  data: Row,
  previous: Row | undefined,
): string | undefined {
  const segments = path.split('.');
  return walk(inputs, segments[0] === argument ? segments.slice(1) : segments, data, previous);
}

function walk(
  inputs: readonly InputMeta[],
  segments: readonly string[],
  data: unknown,
  previous: unknown,
): string | undefined {
  const [name, ...rest] = segments;
  const input = inputs.find((candidate) => candidate.name === name);
  if (!input) return undefined;
  const within = (tail: string | undefined) =>
    tail === undefined ? input.source : `${input.source}.${tail}`;
  const value = readPath(data, input.source);
  const before = readPath(previous, input.source);
  switch (input.kind) {
    case 'value':
    case 'id':
    case 'upload':
      return input.source;
    case 'ids':
      return input.source;
    case 'object':
      return within(walk(input.inputs ?? [], rest, value, before));
    case 'objects':
      return within(inList(input.inputs ?? [], rest[0] === 'sync' ? rest.slice(1) : rest, value));
    case 'connect':
      return within(
        rest[0] === 'create' ? walk(input.inputs ?? [], rest.slice(1), value, before) : undefined,
      );
    case 'nested':
      return within(inNested(input, rest, value, before));
  }
}

function inList(
  inputs: readonly InputMeta[],
  [index, ...rest]: readonly string[],
  rows: unknown,
): string | undefined {
  if (index === undefined) return undefined;
  const member = walk(inputs, rest, readPath(rows, index), undefined);
  return member === undefined ? index : `${index}.${member}`;
}

function inNested(
  input: InputMeta,
  [verb, index, ...rest]: readonly string[],
  rows: unknown,
  before: unknown,
): string | undefined {
  const placed = nestedRows(input, rows, before);
  const entry =
    verb === 'create'
      ? placed.create[Number(index)]
      : verb === 'update'
        ? placed.update[Number(index)]
        : undefined;
  if (!entry) return undefined;
  const inputs = (verb === 'create' ? input.inputs : input.updateInputs) ?? [];
  const member = walk(inputs, rest, entry.row, undefined);
  return member === undefined ? String(entry.index) : `${entry.index}.${member}`;
}
