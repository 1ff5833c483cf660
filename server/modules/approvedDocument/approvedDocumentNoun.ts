import { defineNoun } from '#server/graphql/noun/defineNoun.ts';
import { approvedDocumentEntity } from './approvedDocumentEntity.ts';

export const approvedDocumentNoun = defineNoun({
  entity: approvedDocumentEntity,
  list: { defaultOrder: [{ column: 'NAME', order: 'ASC' }] },
});
