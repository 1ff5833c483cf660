import { sql } from 'kysely';
import { bookingPolicy, flightsPolicy } from '#server/modules/journey/journeyPolicy.ts';
import { type Capability, reach } from '#server/access/roleTable.ts';
import { eventClosed, isOfClosedAtHome } from '#server/modules/centreEvent/eventScope.ts';
import { readsPassport, readsPassportForReason } from '#server/modules/passport/passportScope.ts';
import { and, belongsTo, or, type Sql, TRUE } from '#server/db/conditions.ts';
import type { ActionRule } from '#server/graphql/access/ActionRule.ts';
import { policyAction } from '#server/graphql/write/policyAction.ts';
import { because } from '#server/graphql/access/because.ts';
import { whyNot } from '#server/graphql/access/whyNot.ts';
import { untilOver } from './untilOver.ts';

/** What bookings and waiting-list entries have in common; `many` is what they are called in a sentence. */
export function journeyActions(many: string) {
  const at = (action: string, doing: string) =>
    unlessClosed(
      'bookings.write',
      policyAction({ action, policy: bookingPolicy, doing: `${doing} ${many}` }),
    );
  return {
    update: untilOver(at('update', 'change')),
    /** Another action on the rows that may be changed: 'attach participants to'. */
    alike: (action: string, doing: string) => untilOver(at(action, doing)),
    remove: at('delete', 'delete'),
    flights: untilOver(unlessClosed('bookings.write', flights(at('update', 'change'), many))),
    passports: [passport, passportAtOnce].map((rule) => unlessClosed('passport.readForReason', rule)),
  };
}

/** S2: what one role shows of an event that is closed to another. */
const unlessClosed = (capability: Capability, rule: ActionRule): ActionRule =>
  because(rule, {
    rows: (alias, viewer) => isOfClosedAtHome(capability, alias, viewer),
    why: eventClosed,
  });

/** G2: where flights are managed globally, only global logistics writes them. */
function flights({ rows }: ActionRule, many: string): ActionRule {
  return {
    action: 'update_flights',
    inputs: ['arrival_flight', 'departure_flight'],
    rows: (alias, viewer) => {
      if (reach(viewer, flightsPolicy.capability) === 'all') return TRUE;
      return and([rows(alias, viewer), sql`not ${isManagedGlobally(alias)}`]);
    },
    why: (viewer) => {
      const how = reach(viewer, bookingPolicy.capability);
      const notYours = whyNot(how, viewer, `change the flights of ${many}`);
      if (how === 'none') return notYours;
      return (alias) =>
        sql`case when ${isManagedGlobally(alias)} then 'Flights of this event are entered by global logistics.'::text else ${notYours}::text end`;
    },
  };
}

const isManagedGlobally = (alias: string): Sql =>
  belongsTo(alias, 'centre_event_id', 'centre_events', (event) => sql.id(event, 'global_manage_flights'));

/** G4: some read it freely, some for a reason. */
const passport: ActionRule = {
  action: 'reveal_passport',
  rows: (alias, viewer) => or([readsPassport(alias, viewer), readsPassportForReason(alias, viewer)]),
  why: (viewer) => {
    const forReason = reach(viewer, 'passport.readForReason');
    const how = forReason === 'none' ? reach(viewer, 'passport.read') : forReason;
    return how === 'own'
      ? 'You may read the passports of bookings and entries that you made only.'
      : whyNot(how, viewer, 'read passports');
  },
};

/** Without being asked for a reason. */
const passportAtOnce: ActionRule = {
  action: 'reveal_passport_at_once',
  rows: readsPassport,
  why: (viewer) =>
    reach(viewer, 'passport.readForReason') === 'none'
      ? passport.why(viewer)
      : 'You may read passports for a reason only.',
};
