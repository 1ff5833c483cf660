import { reach } from '#server/access/roleTable.ts';
import type { Viewer } from '#server/access/Viewer.ts';
import type { ActionRule, TypeActions } from '#server/graphql/access/ActionRule.ts';
import { policyAction } from '#server/graphql/access/policyAction.ts';
import { costPolicy } from './policy.ts';

const update = policyAction({ action: 'update', policy: costPolicy, doing: 'change costs' });

/** Logistics write logistics lines only. */
const why = (viewer: Viewer) =>
  reach(viewer, 'costs.write') === 'none'
    ? update.why(viewer)
    : 'You may change costs of your own countries, or logistics lines, only.';

const remove: ActionRule = { ...update, action: 'delete', why };

export const costActions: TypeActions = {
  many: 'estimated costs',
  read: 'costs.read',
  create: 'costs.write',
  rules: [{ ...update, why }, remove],
};
