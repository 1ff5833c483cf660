import type { TypeActions } from '#server/graphql/access/ActionRule.ts';
import { policyAction } from '#server/graphql/access/policyAction.ts';
import { centrePolicy } from './policy.ts';

export const centreActions: TypeActions = {
  many: 'training centres',
  read: 'centres.read',
  create: 'centres.write',
  rules: [policyAction({ action: 'update', policy: centrePolicy, doing: 'change training centres' })],
};
