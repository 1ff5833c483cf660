import type { TypeActions } from '#server/graphql/access/ActionRule.ts';
import { policyAction } from '#server/graphql/access/policyAction.ts';
import { templatePolicy } from './policy.ts';

export const templateActions: TypeActions = {
  many: 'templates',
  read: 'templates.read',
  create: 'templates.write',
  rules: [policyAction({ action: 'update', policy: templatePolicy, doing: 'change templates' })],
};
