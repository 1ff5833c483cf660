import type { TypeActions } from '#server/graphql/access/ActionRule.ts';
import { policyAction } from '#server/graphql/access/policyAction.ts';
import { redirectPolicy } from './policy.ts';

export const redirectActions: TypeActions = {
  many: 'redirects',
  read: 'redirects.read',
  create: 'redirects.write',
  rules: [
    policyAction({ action: 'update', policy: redirectPolicy, doing: 'change redirects' }),
    policyAction({ action: 'delete', policy: redirectPolicy, doing: 'delete redirects' }),
  ],
};
