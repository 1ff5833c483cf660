import { userRecordScope } from './userScope.ts';
import type { ListDefinition } from '../../graphql/read/compileList.ts';
import { byColumn } from '../../graphql/read/orderBy.ts';
import { userEntity } from './userEntity.ts';

export const userList: ListDefinition = {
  entity: userEntity,
  rows: userRecordScope,
  order: { columns: { LAST_NAME: byColumn('last_name', true), FIRST_NAME: byColumn('first_name', true) } },
  defaultOrder: [
    { column: 'LAST_NAME', order: 'ASC' },
    { column: 'FIRST_NAME', order: 'ASC' },
  ],
};
