import { type DocumentNode, OperationTypeNode } from 'graphql';
import { queryTooExpensive } from '../errors/errors.ts';
import { copiesIn } from '../graphql/cost/copiesIn.ts';
import { type Cost, costOf } from '../graphql/cost/costOf.ts';
import { fieldsIn, fragmentsOf, operationsOf } from '../graphql/cost/fieldsIn.ts';
import type { CostTable } from '../graphql/cost/CostTable.ts';
import type { Guard } from './textReplies.ts';

interface Bounded {
  readonly cost: Cost;
  readonly copies: number;
  readonly writes: boolean;
}

/**
 * Refuses what costs more than one request may, before any of it is read; the operations of a batch share what there
 * is. What is left runs only as long as somebody waits for it, but for what a mutation reads: that belongs to the write.
 */
export function boundedOperations(table: CostTable, budget: number): Guard {
  const known = new WeakMap<DocumentNode, Bounded>();
  const spent = new WeakMap<object, number>();
  return (schema, document, context, variables = {}) => {
    const { reads } = context;
    const { raw } = context.reply;
    let bounded = known.get(document);
    if (!bounded) {
      const cost = costOf(schema, table, document);
      bounded = { cost, copies: copiesOf(document), writes: isMutation(document) };
      known.set(document, bounded);
    }
    const cost = (spent.get(raw) ?? 0) + bounded.cost(variables);
    if (cost > budget) throw queryTooExpensive(cost, budget);
    if (raw.destroyed) reads.abandon();
    else if (!spent.has(raw))
      raw.once('close', () => {
        if (!raw.writableFinished) reads.abandon();
      });
    spent.set(raw, cost);
    reads.expectCopies(bounded.copies);
    if (bounded.writes) Object.assign(context, { reads: reads.ofWrites() });
  };
}

const isMutation = (document: DocumentNode): boolean =>
  operationsOf(document).some(({ operation }) => operation === OperationTypeNode.MUTATION);

/** Each field of the root is read for itself. */
function copiesOf(document: DocumentNode): number {
  const fragments = fragmentsOf(document);
  const roots = operationsOf(document).flatMap(({ selectionSet }) => fieldsIn(selectionSet, fragments));
  return Math.max(0, ...roots.map(({ selectionSet }) => copiesIn(selectionSet, fragments)));
}
