import { coerceInputValue, type GraphQLInputType } from 'graphql';
import { coercionInWords } from './coercionInWords.ts';
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
  coerceInputValue(value, type, (path, _value, { message }) => {
    const missing = /^Field "(\w+)" of required type .* was not provided\.$/.exec(message)?.[1];
    if (missing === undefined) refuse(path.join('.'), coercionInWords(message));
    else refuse([...path, missing].join('.'), REQUIRED);
  });
