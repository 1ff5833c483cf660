import { documentScope } from './documentScope.ts';
import type { Entity } from '#server/graphql/Entity.ts';
import { documentActions } from './actions.ts';

export const approvedDocumentEntity: Entity = {
  type: 'ApprovedDocument',
  table: 'approved_documents',
  scope: documentScope,
  actions: documentActions,
};
