import type { TypeActions } from '../../graphql/access/ActionRule.ts';
import { policyAction } from '../../graphql/access/policyAction.ts';
import { templatePolicy } from './policy.ts';

export const templateActions: TypeActions = {
  many: 'templates',
  read: 'templates.read',
  create: 'templates.write',
  rules: [policyAction({ action: 'update', policy: templatePolicy, doing: 'change templates' })],
};
