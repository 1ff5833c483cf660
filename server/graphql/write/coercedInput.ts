import { coerceInputValue, type GraphQLInputType } from 'graphql';
import { REQUIRED } from './inspect.ts';

/**
 * A value as GraphQL takes it from a form: the same scalars, the same defaults. The type must be one of the schema that
 * answers, whose scalars know what their values are like. What is wrong is told at its path within the value.
 */
export const coercedInput = (
  value: unknown,
  type: GraphQLInputType,
  refuse: (path: string, message: string) => void,
): unknown =>
  coerceInputValue(value, type, (path, _value, { message }) => refuse(path.join('.'), inWords(message)));

/** Where a scalar of the language is meant, or an enum, whoever filled something in reads no name of a type. */
function inWords(message: string): string {
  const [, scalar = ''] = /^(\w+) cannot represent /.exec(message) ?? [];
  if (/ non 32-bit signed integer /.test(message)) return 'This number is too large.';
  if (/^Expected non-nullable type .* not to be null\.$/.test(message)) return REQUIRED;
  if (/^Enum "\w+" cannot represent |^Value .* does not exist in "\w+" enum\./.test(message))
    return 'This is none of the values that it can have.';
  return demands.get(scalar) ?? message.replace(/^Expected type "[^"]+"\. /, '');
}

const demands: ReadonlyMap<string, string> = new Map([
  ['Int', 'Must be a whole number.'],
  ['Float', 'Must be a number.'],
  ['Boolean', 'Must be yes or no.'],
  ['String', 'Must be text.'],
  ['ID', 'Must be the number of a record.'],
]);
