import { documentScope } from '../../access/scopes/documentScope.ts';
import type { Entity } from '../../graphql/Entity.ts';

export const approvedDocumentEntity: Entity = {
  type: 'ApprovedDocument',
  table: 'approved_documents',
  scope: documentScope,
  relations: {
    author: { kind: 'one', type: 'User', column: 'author_id' },
    approvedBy: { kind: 'one', type: 'User', column: 'approved_by_id' },
  },
};
