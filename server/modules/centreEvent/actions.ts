import { sql } from 'kysely';
import { isBookableBy, isClosedAtHome } from './eventScope.ts';
import { and, FALSE, TRUE } from '#server/db/conditions.ts';
import { reach, reachesOwn } from '#server/access/roleTable.ts';
import type { ActionRule, TypeActions } from '#server/graphql/access/ActionRule.ts';
import { because } from '#server/graphql/access/because.ts';
import { except } from '#server/graphql/access/except.ts';
import { type PolicyAction, policyAction } from '#server/graphql/write/policyAction.ts';
import { whyNot } from '#server/graphql/access/whyNot.ts';
import type { Viewer } from '#server/access/Viewer.ts';
import { over, unpublished } from '../bookingRules/index.ts';
import { allSeatsTaken, isOver } from './eventMeasures.ts';
import { openForBooking } from './openForBooking.ts';
import { costKeys, costTermKeys, eventPolicy } from './policy.ts';

/** S2, B4, B6: whether people may be booked at all; how many seats are left is told by eventAvailability. */
const book: ActionRule = {
  action: 'book',
  rows: openForBooking,
  why: (viewer) => {
    const notAdmitted = whyNotAdmitted(viewer);
    if (isBookableBy('any', viewer) === FALSE) return notAdmitted;
    return (alias) =>
      sql`case when not ${isBookableBy(alias, viewer)} then ${notAdmitted}::text when ${isOver(alias)} then ${over}::text else ${unpublished}::text end`;
  },
};

function whyNotAdmitted(viewer: Viewer): string {
  const how = reach(viewer, 'bookings.write');
  // A booker may look at events everywhere and book for the own countries: only a restriction shuts them out.
  if (reachesOwn(viewer, 'bookings.write') && viewer.countryIds.length > 0)
    return 'This event takes bookings of other countries only.';
  return whyNot(how === 'own' ? 'countries' : how, viewer, 'book people on events');
}

/** G2: whoever books enters flights, unless global logistics does. */
const enterFlights: ActionRule = {
  action: 'enter_flights',
  rows: (alias, viewer) =>
    and([
      openForBooking(alias, viewer),
      reach(viewer, 'flights.write') === 'all' ? TRUE : sql`not ${sql.id(alias, 'global_manage_flights')}`,
    ]),
  why: (viewer) =>
    reach(viewer, 'bookings.write') === 'none'
      ? whyNot('none', viewer, 'enter flights of an event')
      : 'You may not book on this event, or its flights are entered by global logistics.',
};

/** S2: an event at home may be seen by one role that is not open to another, which would change it. */
const unlessClosed = (rule: ActionRule): ActionRule =>
  because(rule, {
    rows: (alias, viewer) => isClosedAtHome('events.write', alias, viewer),
    why: 'This event is restricted, and not open to your countries.',
  });

const changing = (asked: Omit<PolicyAction, 'policy'>): ActionRule =>
  unlessClosed(policyAction({ ...asked, policy: eventPolicy }));

/** B5: an event whose seats are taken stays, whoever asks. */
const remove = except(changing({ action: 'delete', doing: 'delete events' }), {
  rows: (alias) => sql`${allSeatsTaken(alias)} > 0`,
  why: 'This event has active bookings. Cancel them first.',
});

/** Costs are changed where they are seen: the event's form asks for none, and does not open for them alone. */
const changeCosts = (action: string, doing: string, keys: readonly string[]) => {
  const { inputs: _notInTheForm, ...rule } = changing({ action, doing, keys });
  return rule;
};

export const eventActions: TypeActions = {
  many: 'events',
  read: 'events.read',
  create: 'events.write',
  rules: [
    changing({ action: 'update', doing: 'change events' }),
    remove,
    changeCosts('update_costs', 'change the costs of events', costKeys),
    changeCosts('update_cost_terms', 'change the currency of an event’s costs', costTermKeys),
    unlessClosed(book),
    enterFlights,
  ],
};
