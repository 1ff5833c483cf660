import { sql } from 'kysely';
import { defineNoun } from '#server/graphql/noun/defineNoun.ts';
import { costCategoryEntity } from './costCategoryEntity.ts';

export const costCategoryNoun = defineNoun({
  entity: costCategoryEntity,
  list: {
    orders: { PATH: { expressions: (alias) => [sql`cost_category_path(${sql.id(alias, 'id')})`] } },
    defaultOrder: [{ column: 'PATH', order: 'ASC' }],
  },
});
