import { ref, sql } from '../../db/sql.ts';
import type { ListDefinition } from '../../graphql/read/compileList.ts';
import { costCategoryEntity } from './costCategoryEntity.ts';

export const costCategoryList: ListDefinition = {
  entity: costCategoryEntity,
  order: { columns: { PATH: { expressions: (alias) => [sql`cost_category_path(${ref(alias, 'id')})`] } } },
  defaultOrder: [{ column: 'PATH', order: 'ASC' }],
};
