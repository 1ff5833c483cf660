import type { TypeActions } from '../../graphql/access/ActionRule.ts';
import { policyAction } from '../../graphql/access/policyAction.ts';
import { participantPolicy } from './policy.ts';

export const participantActions: TypeActions = {
  many: 'participants',
  read: 'participants.read',
  create: 'participants.write',
  rules: [
    policyAction({ action: 'update', policy: participantPolicy, doing: 'change participants' }),
    policyAction({ action: 'delete', policy: participantPolicy, doing: 'delete participants' }),
  ],
};
