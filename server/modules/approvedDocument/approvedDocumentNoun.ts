import { defineNoun } from '#server/graphql/noun/defineNoun.ts';
import { documentScope } from './documentScope.ts';
import type { Entity } from '#server/graphql/Entity.ts';
import type { TypeActions } from '#server/graphql/access/ActionRule.ts';

const documentActions: TypeActions = { many: 'approved documents', read: 'documents.read', rules: [] };

const approvedDocumentEntity: Entity = {
  type: 'ApprovedDocument',
  table: 'approved_documents',
  scope: documentScope,
  actions: documentActions,
};

export const approvedDocumentNoun = defineNoun({
  entity: approvedDocumentEntity,
  list: { defaultOrder: [{ column: 'NAME', order: 'ASC' }] },
});
