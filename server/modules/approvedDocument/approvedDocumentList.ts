import type { ListDefinition } from '../../graphql/read/compileList.ts';
import { byColumn } from '../../graphql/read/orderBy.ts';
import { approvedDocumentEntity } from './approvedDocumentEntity.ts';

export const approvedDocumentList: ListDefinition = {
  entity: approvedDocumentEntity,
  order: { columns: { NAME: byColumn('name') } },
  defaultOrder: [{ column: 'NAME', order: 'ASC' }],
};
