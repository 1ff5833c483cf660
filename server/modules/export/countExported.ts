import { coerceInputValue, type GraphQLSchema } from 'graphql';
import { exportLimit } from '#schema/exportLimit.ts';
import { isRecord } from '#server/db/isRecord.ts';
import { validationFailed } from '#server/errors/errors.ts';
import { listOperation } from '#server/graphql/contract.ts';
import { countRows } from '#server/graphql/read/readResolvers.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { nouns } from '../nouns.ts';

const place = 'input.arguments';

/**
 * How many rows of a type a file holds that was read with these arguments of its list: counted here, since a client can
 * say any number. Null for a type without a list, and for charts.
 * @throws validationFailed where the list does not take them
 */
export async function countExported(
  { subject, given }: { readonly subject: string; readonly given: unknown },
  context: RequestContext,
  schema: GraphQLSchema,
): Promise<number | null> {
  const list = nouns.find(({ entities: [entity] }) => entity?.type === subject)?.list;
  const operation = listOperation(subject);
  if (!list || !operation) return null;
  const field = schema.getQueryType()?.getFields()[operation.field.name];
  const types = new Map((field?.args ?? []).map(({ name, type }) => [name, type]));
  if (!isRecord(given)) throw refused('Must be the arguments of the list by name.');
  const args = Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      const type = types.get(name);
      if (!type) throw refused(`The list takes no ${name}.`);
      return [
        name,
        coerceInputValue(value, type, (_path, _value, { message }) => {
          throw refused(message);
        }),
      ];
    }),
  );
  return Math.min(await countRows(list, args, context, schema), exportLimit);
}

const refused = (message: string) => validationFailed({ [place]: [message] });
