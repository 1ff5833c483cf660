import { sql } from 'kysely';
import type { ListDefinition } from '../../graphql/read/compileList.ts';
import { byColumn } from '../../graphql/read/orderBy.ts';
import { searches } from '../../graphql/read/searches.ts';
import { redirectEntity } from './redirectEntity.ts';

export const redirectList: ListDefinition = {
  entity: redirectEntity,
  conditions: { text_search: searches((alias, _viewer, has) => has(sql.id(alias, 'search_text'))) },
  order: { columns: { PATH: byColumn('path'), DATE_MODIFIED: byColumn('date_modified') } },
  defaultOrder: [{ column: 'PATH', order: 'ASC' }],
};
