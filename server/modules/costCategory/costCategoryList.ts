import { sql } from 'kysely';
import type { ListDefinition } from '../../graphql/read/compileList.ts';
import { costCategoryEntity } from './costCategoryEntity.ts';

export const costCategoryList: ListDefinition = {
  entity: costCategoryEntity,
  order: { columns: { PATH: { expressions: (alias) => [sql`cost_category_path(${sql.id(alias, 'id')})`] } } },
  defaultOrder: [{ column: 'PATH', order: 'ASC' }],
};
