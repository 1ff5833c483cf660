import { REQUIRED } from './inspect.ts';

/** Where a scalar of the language is meant, or an enum, whoever filled something in reads no name of a type. */
export function coercionInWords(message: string): string {
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
