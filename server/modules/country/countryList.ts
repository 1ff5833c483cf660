import type { ListDefinition } from '../../graphql/read/compileList.ts';
import { byColumn } from '../../graphql/read/orderBy.ts';
import { countryEntity } from './countryEntity.ts';

export const countryList: ListDefinition = {
  entity: countryEntity,
  order: { columns: { NAME: byColumn('name') } },
  defaultOrder: [{ column: 'NAME', order: 'ASC' }],
};
