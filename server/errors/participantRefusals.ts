import { UserError } from './errors.ts';

/** What is refused of somebody who was erased, is to be, or of whom it is asked. */

/** G5: nothing is entered any more. */
export const erased = () => new UserError('FORBIDDEN', 'This participant was erased.');

/** G5: a seat to come is not left to nobody. */
export const bookedToCome = () =>
  new UserError('IN_USE', 'This participant is booked on an event that is not over. Cancel that first.');

export const alreadyDecided = () => new UserError('ALREADY_DECIDED', 'This request was decided already.');
