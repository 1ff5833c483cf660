import { isBookableBy } from '../../access/scopes/eventScope.ts';
import { reach } from '../../access/roleTable.ts';
import type { ActionRule, TypeActions } from '../../graphql/access/ActionRule.ts';
import { policyAction } from '../../graphql/access/policyAction.ts';
import { whyNot } from '../../graphql/access/whyNot.ts';
import { costKeys, eventPolicy } from './policy.ts';

/** S2: whether people may be booked at all; how many seats are left is told by eventAvailability. */
const book: ActionRule = {
  action: 'book',
  rows: isBookableBy,
  why: (viewer) => {
    const how = reach(viewer, 'bookings.write');
    // A booker may look at events everywhere and book for the own countries: only a restriction shuts them out.
    if (how === 'own' && viewer.countryIds.length > 0)
      return 'This event takes bookings of other countries only.';
    return whyNot(how === 'own' ? 'countries' : how, viewer, 'book people on events');
  },
};

export const eventActions: TypeActions = {
  many: 'events',
  read: 'events.read',
  create: 'events.write',
  rules: [
    policyAction({ action: 'update', policy: eventPolicy, doing: 'change events' }),
    policyAction({ action: 'delete', policy: eventPolicy, doing: 'delete events' }),
    policyAction({
      action: 'update_costs',
      policy: eventPolicy,
      doing: 'change the costs of events',
      keys: costKeys,
    }),
    book,
  ],
};
