import type { ListDefinition } from '../../graphql/read/compileList.ts';
import { byColumn } from '../../graphql/read/orderBy.ts';
import { indicationEntity } from './indicationEntity.ts';

export const indicationList: ListDefinition = {
  entity: indicationEntity,
  order: { columns: { NAME: byColumn('name') } },
  defaultOrder: [{ column: 'NAME', order: 'ASC' }],
};
