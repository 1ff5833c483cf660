import { coerceInputValue, type GraphQLSchema } from 'graphql';
import { isRecord } from '#server/db/isRecord.ts';
import { validationFailed } from '#server/errors/errors.ts';
import { listOperation } from '../contract.ts';
import type { ListArguments } from './ListDefinition.ts';

export interface AskedList {
  readonly type: string;
  /** As a client sent them. */
  readonly given: unknown;
  /** Where in the input they stand, for what is wrong with them. */
  readonly place: string;
}

/**
 * Arguments of the list of a type, read as GraphQL reads those of its query. Null for a type without a list.
 * @throws validationFailed where the list does not take them
 */
export function listArgumentsOf(
  { type, given, place }: AskedList,
  schema: GraphQLSchema,
): ListArguments | null {
  const operation = listOperation(type);
  if (!operation) return null;
  const asked = { query: operation.field.name, given, place, whose: 'The list' };
  return argumentsOf(asked, schema);
}

interface AskedQuery {
  readonly query: string;
  readonly given: unknown;
  readonly place: string;
  readonly whose: string;
}

/** Arguments of a query, read as GraphQL reads them. @throws validationFailed where it does not take them */
export function argumentsOf(
  { query, given, place, whose }: AskedQuery,
  schema: GraphQLSchema,
): Readonly<Record<string, unknown>> {
  const refused = (message: string) => validationFailed(place, message);
  const field = schema.getQueryType()?.getFields()[query];
  const types = new Map((field?.args ?? []).map((arg) => [arg.name, arg.type]));
  if (!isRecord(given)) throw refused(`Must be the arguments of ${whose.toLowerCase()} by name.`);
  const args = Object.entries(given).map(([name, value]) => {
    const taken = types.get(name);
    if (!taken) throw refused(`${whose} takes no ${name}.`);
    return [
      name,
      coerceInputValue(value, taken, (_path, _value, { message }) => {
        throw refused(message);
      }),
    ];
  });
  return Object.fromEntries(args) as Readonly<Record<string, unknown>>;
}
