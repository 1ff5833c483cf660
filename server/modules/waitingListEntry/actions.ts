import { reach } from '#server/access/roleTable.ts';
import { FALSE } from '#server/db/conditions.ts';
import type { ActionRule, TypeActions } from '#server/graphql/access/ActionRule.ts';
import { whyNot } from '#server/graphql/access/whyNot.ts';
import { journeyActions } from '../bookingRules/index.ts';

const { update, remove, flights, passports } = journeyActions('waiting-list entries');

/** W5: the booking that comes of it must be one that this viewer may make. */
const upgrade: ActionRule = {
  action: 'upgrade',
  rows: (alias, viewer) => (reach(viewer, 'waiting.upgrade') === 'none' ? FALSE : update.rows(alias, viewer)),
  why: (viewer) => whyNot(reach(viewer, 'waiting.upgrade'), viewer, 'book people from the waiting list'),
};

/** W1 */
const prioritise: ActionRule = {
  action: 'prioritise',
  rows: (alias, viewer) => (reach(viewer, 'limits.override') === 'none' ? FALSE : update.rows(alias, viewer)),
  why: (viewer) =>
    whyNot(reach(viewer, 'limits.override'), viewer, 'change who comes first on a waiting list'),
  inputs: ['priority'],
};

export const entryActions: TypeActions = {
  many: 'waiting-list entries',
  read: 'bookings.read',
  create: 'bookings.write',
  rules: [update, remove, upgrade, prioritise, flights, ...passports],
};
