import type { TypeActions } from '#server/graphql/access/ActionRule.ts';
import { policyAction } from '#server/graphql/access/policyAction.ts';
import { feeKeys, trainerPolicy } from './policy.ts';

export const trainerActions: TypeActions = {
  many: 'trainers',
  read: 'trainers.read',
  create: 'trainers.write',
  rules: [
    policyAction({ action: 'update', policy: trainerPolicy, doing: 'change trainers' }),
    policyAction({
      action: 'update_fees',
      policy: trainerPolicy,
      doing: 'change what trainers are paid',
      keys: feeKeys,
    }),
  ],
};
