import type { TypeActions } from '../../graphql/access/ActionRule.ts';
import { policyAction } from '../../graphql/access/policyAction.ts';
import { userPolicy } from './policy.ts';

export const userActions: TypeActions = {
  many: 'users',
  read: 'users.read',
  create: 'users.write',
  rules: [policyAction({ action: 'update', policy: userPolicy, doing: 'change users' })],
};
