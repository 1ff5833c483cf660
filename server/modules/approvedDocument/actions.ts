import type { TypeActions } from '#server/graphql/access/ActionRule.ts';

export const documentActions: TypeActions = { many: 'approved documents', read: 'documents.read', rules: [] };
