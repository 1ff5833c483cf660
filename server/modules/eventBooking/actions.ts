import { bookingPolicy, confirmingPolicy } from '../../access/policies/journeyPolicy.ts';
import { reach } from '../../access/roleTable.ts';
import { FALSE } from '../../db/sql.ts';
import type { ActionRule, TypeActions } from '../../graphql/access/ActionRule.ts';
import { alike, journeyActions } from '../../graphql/access/journeyActions.ts';
import { policyAction } from '../../graphql/access/policyAction.ts';

const { update, remove, flights, passports } = journeyActions('bookings');

/** B2: compliance confirms, for a reason, and does nothing else to a booking. */
const byCompliance = policyAction({ action: 'confirm', policy: confirmingPolicy, doing: 'confirm bookings' });
const confirm: ActionRule = {
  action: 'confirm',
  rows: (alias, viewer) =>
    reach(viewer, bookingPolicy.capability) === 'none'
      ? byCompliance.rows(alias, viewer)
      : update.rows(alias, viewer),
  why: alike(update, 'confirm', 'confirm bookings').why,
};

/** B1: CONFIRMED to PENDING and CANCELLED to NEW are for managers. */
const takeBack: ActionRule = {
  action: 'take_back',
  rows: (alias, viewer) => (reach(viewer, 'bookings.manage') === 'none' ? FALSE : update.rows(alias, viewer)),
  why: (viewer) =>
    reach(viewer, 'bookings.manage') === 'none'
      ? 'Only a manager takes back the status of a booking.'
      : alike(update, 'take_back', 'take back the status of bookings').why(viewer),
};

export const bookingActions: TypeActions = {
  many: 'bookings',
  read: 'bookings.read',
  create: 'bookings.write',
  rules: [
    update,
    remove,
    confirm,
    alike(update, 'cancel', 'cancel bookings'),
    takeBack,
    alike(update, 'attach', 'attach participants to bookings'),
    alike(update, 'detach', 'detach participants from bookings'),
    policyAction({
      action: 'transfer',
      policy: bookingPolicy,
      doing: 'make somebody else the author of bookings',
      keys: ['author_id'],
    }),
    flights,
    ...passports,
  ],
};
