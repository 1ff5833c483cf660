import { documentScope } from './documentScope.ts';
import type { Entity } from '#server/graphql/Entity.ts';
import { documentActions } from './actions.ts';

export const approvedDocumentEntity: Entity = {
  type: 'ApprovedDocument',
  table: 'approved_documents',
  scope: documentScope,
  actions: documentActions,
  relations: {
    author: { kind: 'one', type: 'User', column: 'author_id' },
    approvedBy: { kind: 'one', type: 'User', column: 'approved_by_id' },
  },
};
