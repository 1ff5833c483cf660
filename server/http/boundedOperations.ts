import type { FastifyRequest } from 'fastify';
import { type DocumentNode, type GraphQLSchema, Kind, OperationTypeNode } from 'graphql';
import type { MercuriusContext } from 'mercurius';
import { queryTooExpensive } from '../errors/errors.ts';
import { type Cost, costOf } from '../graphql/cost/costOf.ts';
import type { CostTable } from '../graphql/cost/CostTable.ts';

interface Bounded {
  readonly cost: Cost;
  readonly writes: boolean;
}

type Hook = (
  schema: GraphQLSchema,
  document: DocumentNode,
  context: MercuriusContext,
  variables: Readonly<Record<string, unknown>> | undefined,
) => void;

/**
 * Refuses what costs more than one request may, before any of it is read; the operations of a batch share what there
 * is. What is left runs only as long as somebody waits for it.
 */
export function boundedOperations(table: CostTable, budget: number): Hook {
  const known = new WeakMap<DocumentNode, Bounded>();
  const spent = new WeakMap<FastifyRequest, number>();
  return (schema, document, context, variables = {}) => {
    const { request, raw } = context.reply;
    let bounded = known.get(document);
    if (!bounded) {
      bounded = { cost: costOf(schema, table, document), writes: isMutation(document) };
      known.set(document, bounded);
    }
    const cost = (spent.get(request) ?? 0) + bounded.cost(variables);
    if (cost > budget) throw queryTooExpensive(cost, budget);
    if (bounded.writes) context.reads.expectWrites();
    if (raw.destroyed) context.reads.abandon();
    else if (!spent.has(request)) raw.once('close', () => context.reads.abandon());
    spent.set(request, cost);
  };
}

const isMutation = (document: DocumentNode): boolean =>
  document.definitions.some(
    (each) => each.kind === Kind.OPERATION_DEFINITION && each.operation === OperationTypeNode.MUTATION,
  );
