import type { ApolloClient, TypedDocumentNode } from '@apollo/client/core';

import { definitionOf, rootField } from '../operations/definitionOf.ts';
import { repeatOperation, repeatedKey, repeatedVariable } from '../operations/repeatOperation.ts';
import { faultsOf } from '../errors/GraphQLFault.ts';
import { refusalOf, refusalOfFault, type Refusal } from '../errors/Refusal.ts';
import { type Row, isRow } from '../Row.ts';

/** What became of one row. */
export type RowOutcome =
  | { readonly ok: true; readonly answer: unknown }
  | {
      readonly ok: false;
      readonly refusal: Refusal;
      /** Refused when it was sent again: the first sending may have gone through. */
      readonly repeated?: boolean;
    };

interface RowsMutation<Variables extends Row> {
  readonly operation: TypedDocumentNode<unknown, Variables>;
  /** The mutation's root field. */
  readonly field: string;
  /** The variables of each row. Sending a row again must not do it twice: it repeats, or carries a key (K5). */
  readonly rows: readonly Variables[];
}

/** The server allows 250 aliases; each row carries several variables. */
const rowsAtOnce = 50;

/** The same mutation for each row: aliased in one request, with a result per row (K4). */
export async function mutateRows<Variables extends Row>(
  client: ApolloClient<unknown>,
  mutation: RowsMutation<Variables>,
): Promise<readonly RowOutcome[]> {
  const outcomes: RowOutcome[] = [];
  for (let start = 0; start < mutation.rows.length; start += rowsAtOnce)
    outcomes.push(
      ...(await settle(client, { ...mutation, rows: mutation.rows.slice(start, start + rowsAtOnce) })),
    );
  return outcomes;
}

/**
 * Where the contract allows no null, a refused row empties the answer, and those behind it may not have run: mutations
 * run one after the other. They are asked again; each round settles at least the row that was refused.
 */
async function settle<Variables extends Row>(
  client: ApolloClient<unknown>,
  mutation: RowsMutation<Variables>,
): Promise<readonly RowOutcome[]> {
  const known = await send(client, mutation);
  const settled = known.filter((outcome) => outcome !== undefined);
  if (settled.length === known.length || settled.length === 0) return known.map((outcome) => outcome ?? lost);
  const rest = await settle(client, { ...mutation, rows: mutation.rows.slice(settled.length) });
  return [...settled, ...rest.map((outcome) => (outcome.ok ? outcome : { ...outcome, repeated: true }))];
}

const lost: RowOutcome = {
  ok: false,
  refusal: refusalOf(
    new Error('The server did not say what became of this. Look again before you repeat it.'),
  ),
};

async function send<Variables extends Row>(
  client: ApolloClient<unknown>,
  { operation, field, rows }: RowsMutation<Variables>,
): Promise<readonly (RowOutcome | undefined)[]> {
  const selection = rootField(operation, field).selectionSet ?? definitionOf(operation).selectionSet;
  const variables = Object.assign({}, ...rows.map(numbered)) as Row;
  try {
    const { data, errors } = await client.mutate<unknown>({
      mutation: repeatOperation(operation, { field, count: rows.length, selection }),
      variables,
      errorPolicy: 'all',
    });
    const faults = faultsOf(errors);
    // A fault of the whole request (no session, no right) is every row's.
    const whole = faults.find(({ path }) => path.length === 0);
    const faultOf = (index: number) => faults.find(({ path }) => path[0] === repeatedKey(index)) ?? whole;
    const last = rows.findLastIndex((_row, index) => faultOf(index) !== undefined);
    return rows.map((_row, index) => {
      const fault = faultOf(index);
      if (fault !== undefined) return { ok: false, refusal: refusalOfFault(fault) };
      if (isRow(data)) return { ok: true, answer: data[repeatedKey(index)] };
      return index < last ? { ok: true, answer: undefined } : undefined;
    });
  } catch (error) {
    const refusal = refusalOf(error);
    return rows.map(() => ({ ok: false, refusal }));
  }
}

const numbered = (row: Row, index: number): Row =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [repeatedVariable(name, index), value]));
