import type { TypeActions } from '#server/graphql/access/ActionRule.ts';

/** S4: appended to by what is done, never written by anybody. */
export const auditActions: TypeActions = { many: 'the log', read: 'audit.read', rules: [] };
