import { sql } from 'kysely';
import { bookingPolicy, confirmingPolicy } from '../journey/journeyPolicy.ts';
import { reach } from '#server/access/roleTable.ts';
import type { Viewer } from '#server/access/Viewer.ts';
import { and, belongsTo, type Sql } from '#server/db/conditions.ts';
import type { ActionRule, TypeActions } from '#server/graphql/access/ActionRule.ts';
import { except } from '#server/graphql/access/except.ts';
import { policyAction } from '#server/graphql/write/policyAction.ts';
import { isOver } from '../centreEvent/eventMeasures.ts';
import {
  cancelledKeeps,
  isManaged,
  journeyActions,
  nobody,
  running,
  untilOver,
} from '../bookingRules/index.ts';

const { update, alike, remove, flights, passports } = journeyActions('bookings');

/** B2: compliance confirms any booking, for a reason, whatever else they may do to it. */
const byCompliance = untilOver(
  policyAction({ action: 'confirm', policy: confirmingPolicy, doing: 'confirm bookings' }),
);
const byBooker = alike('confirm', 'confirm');
const confirmingOf = (viewer: Viewer): ActionRule =>
  reach(viewer, confirmingPolicy.capability) === 'all' ? byCompliance : byBooker;
const confirm: ActionRule = {
  action: 'confirm',
  rows: (alias, viewer) => confirmingOf(viewer).rows(alias, viewer),
  why: (viewer) => confirmingOf(viewer).why(viewer),
};

/** P4: the seat goes on as a placeholder; B3: a cancelled one keeps who was booked. */
const detach = except(
  except(alike('detach', 'detach participants from'), { rows: isOfRunningEvent, why: running }),
  { rows: (alias) => sql`${sql.id(alias, 'booking_status')} = 'CANCELLED'`, why: cancelledKeeps },
);

/** B1: CONFIRMED to PENDING and CANCELLED to NEW are for managers. */
const takeBack: ActionRule = {
  action: 'take_back',
  rows: (alias, viewer) => and([isManaged(alias, viewer), update.rows(alias, viewer)]),
  why: (viewer) =>
    reach(viewer, 'bookings.manage') === 'none'
      ? 'Only a manager takes back the status of a booking.'
      : alike('take_back', 'take back the status of').why(viewer),
};

export const bookingActions: TypeActions = {
  many: 'bookings',
  read: 'bookings.read',
  create: 'bookings.write',
  rules: [
    update,
    // A delete takes no reason.
    untilOver(remove, nobody),
    confirm,
    alike('cancel', 'cancel'),
    takeBack,
    alike('attach', 'attach participants to'),
    detach,
    untilOver(
      policyAction({
        action: 'transfer',
        policy: bookingPolicy,
        doing: 'make somebody else the author of bookings',
        keys: ['author_id'],
      }),
    ),
    flights,
    ...passports,
  ],
};

/** Placeholders expire with its first day (P1); it is not over yet. */
function isOfRunningEvent(alias: string): Sql {
  return belongsTo(
    alias,
    'centre_event_id',
    'centre_events',
    (event) =>
      sql`${sql.id(event, 'date_start')} < local_today(${sql.id(event, 'time_zone')}) and not ${isOver(event)}`,
  );
}
