import { type DocumentNode, Kind, OperationTypeNode } from 'graphql';
import { queryTooExpensive } from '../errors/errors.ts';
import { type Cost, costOf } from '../graphql/cost/costOf.ts';
import type { CostTable } from '../graphql/cost/CostTable.ts';
import type { Reads } from '../graphql/read/Reads.ts';
import type { Guard } from './textReplies.ts';

interface Bounded {
  readonly cost: Cost;
  readonly writes: boolean;
}

/**
 * Refuses what costs more than one request may, before any of it is read; the operations of a batch share what there
 * is. What is left runs only as long as somebody waits for it.
 */
export function boundedOperations(table: CostTable, budget: number): Guard {
  const known = new WeakMap<DocumentNode, Bounded>();
  const spent = new WeakMap<Reads, number>();
  return (schema, document, context, variables = {}) => {
    const { reads } = context;
    const { raw } = context.reply;
    let bounded = known.get(document);
    if (!bounded) {
      bounded = { cost: costOf(schema, table, document), writes: isMutation(document) };
      known.set(document, bounded);
    }
    const cost = (spent.get(reads) ?? 0) + bounded.cost(variables);
    if (cost > budget) throw queryTooExpensive(cost, budget);
    if (bounded.writes) reads.expectWrites();
    if (raw.destroyed) reads.abandon();
    else if (!spent.has(reads))
      raw.once('close', () => {
        if (!raw.writableFinished) reads.abandon();
      });
    spent.set(reads, cost);
  };
}

const isMutation = (document: DocumentNode): boolean =>
  document.definitions.some(
    (each) => each.kind === Kind.OPERATION_DEFINITION && each.operation === OperationTypeNode.MUTATION,
  );
