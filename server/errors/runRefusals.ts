import { UserError, validationFailed } from './errors.ts';

/** Why documents of a run are not made, sent, attached or handed out. */

/** What named a document is not there any more, or hidden by now. */
export const documentGone = () => new UserError('GONE', 'This document is hidden from you by now.');

export const impressionGone = () =>
  new UserError('GONE', 'This is not part of the event any more, or hidden from you.');

export const impressionBlocked = (code: string, messages: readonly string[]) =>
  new UserError(code, messages.join(' '));

export const nothingMade = () => new UserError('NOTHING_MADE', 'None of its documents could be made.');

/** `why` is the first block of those that there are; null where there is nobody. */
export const nothingToMake = (why: string | null) =>
  new UserError(
    'NOTHING_TO_MAKE',
    why === null
      ? 'This run has nobody to make documents for.'
      : `None of these documents can be made: ${why}`,
  );

/** M3: without a required value nothing is printed. */
export const valuesMissing = (sentences: string) => new UserError('MISSING_VALUE', sentences);

export const noTemplate = () => new UserError('NO_TEMPLATE', 'There is no template for these documents yet.');

/** G4: files that print passports go when the passports do. */
export const fileDeleted =
  'Its file is deleted: it printed passports, which are kept for some time after the event only.';

export const documentFileDeleted = () => new UserError('GONE', fileDeleted);

/** `why` says it as the page does. */
export const documentForbidden = (why: string) => new UserError('FORBIDDEN', why);

const withinReach =
  'You may set own values of the bookings that you may make these documents for, and of their people';

export const ownValuesOfOthers = `${withinReach}.`;

/** Of a run that is everybody's (M2). */
export const ownValueBeyond = (record: string, field: string) =>
  validationFailed('input.modifiedFields', `${withinReach}; not ${field} of ${record}.`);

export const notOfRun = () =>
  new UserError('NOT_OF_A_RUN', 'Only documents of a run can be attached. Upload this one instead.');

/** `label` is the field that reads otherwise by now, where it is one. */
export const madeBeforeChange = (label: string | undefined) =>
  new UserError(
    'MADE_BEFORE_CHANGE',
    `What it says has changed since it was made${label === undefined ? '' : `: ${label}`}. Make it again first.`,
  );

/** Its trainer or booking is none that its run is for any more, so to make it again is no way. */
export const madeForWhoLeft = () =>
  new UserError(
    'MADE_BEFORE_CHANGE',
    'Whom it was made for is no longer on the event, so it cannot be made again.',
  );

/** Of a mail that is not tried any more. */
export const notDelivered = 'The mail could not be delivered.';

/** Of a mail that would say what is no longer so. */
export const changedSince =
  'What it says has changed since it was to be mailed. Please look at it, and send it anew.';

export const notSent = (why: string) => new UserError('NOT_SENT', why);

/** M5: nobody is mailed the same document twice without being asked. */
export const alreadySent = () =>
  new UserError('ALREADY_SENT', 'It was mailed already, by somebody else at the same time.');

export const addressExpired = () =>
  new UserError('ADDRESS_EXPIRED', 'This address was good for ten minutes. Please make the archive again.');
