import { sql } from 'kysely';
import type { Entity } from '../Entity.ts';
import type { OrderColumn } from '../read/orderBy.ts';

/** Rows are sorted by what the viewer reads of them: what is hidden is empty, or their order would tell it. */
export function sortedAsSeen(
  { hiddenFields, partlyHidden }: Entity,
  field: string,
  order: OrderColumn,
): OrderColumn {
  if (!hiddenFields && !partlyHidden) return order;
  return {
    ...order,
    ...(partlyHidden && { nullable: true }),
    expressions: (alias, viewer) => {
      if (hiddenFields?.(viewer).has(field) === true) return [];
      const seen = partlyHidden?.(viewer).get(field);
      const expressions = order.expressions(alias, viewer);
      return seen
        ? expressions.map((expression) => sql`case when ${seen(alias)} then ${expression} end`)
        : expressions;
    },
  };
}
