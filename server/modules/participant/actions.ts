import type { TypeActions } from '#server/graphql/access/ActionRule.ts';
import { except } from '#server/graphql/access/except.ts';
import { policyAction } from '#server/graphql/access/policyAction.ts';
import { holdsPlace } from './holdsPlace.ts';
import { participantPolicy } from './policy.ts';

export const participantActions: TypeActions = {
  many: 'participants',
  read: 'participants.read',
  create: 'participants.write',
  rules: [
    policyAction({ action: 'update', policy: participantPolicy, doing: 'change participants' }),
    except(policyAction({ action: 'delete', policy: participantPolicy, doing: 'delete participants' }), {
      rows: holdsPlace,
      why: 'This participant is booked or waits for a seat. Cancel that first.',
    }),
  ],
};
