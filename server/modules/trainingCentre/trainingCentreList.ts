import { sql } from 'kysely';
import { isFlag, isId } from '../../graphql/read/condition.ts';
import type { ListDefinition } from '../../graphql/read/compileList.ts';
import { byColumn } from '../../graphql/read/orderBy.ts';
import { searches } from '../../graphql/read/searches.ts';
import { trainingCentreEntity } from './trainingCentreEntity.ts';

export const trainingCentreList: ListDefinition = {
  entity: trainingCentreEntity,
  conditions: {
    indication_id: isId('indication_id'),
    is_published: isFlag('is_published'),
    text_search: searches((alias, _viewer, has) => has(sql.id(alias, 'search_text'))),
  },
  order: { columns: { NAME: byColumn('name') } },
  defaultOrder: [{ column: 'NAME', order: 'ASC' }],
};
