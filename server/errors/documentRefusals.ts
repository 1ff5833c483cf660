import { counted } from '#server/words/counted.ts';
import { UserError } from './errors.ts';

/** What the engine of documents refuses, each with a stable code. */

/** `what` is a sentence about what there is too much of. */
export const documentTooLarge = (what: string) => new UserError('DOCUMENT_TOO_LARGE', what);

export const tooManyBookings = (limit: number) =>
  new UserError(
    'LIMIT_EXCEEDED',
    `This event has more than ${limit.toLocaleString('en')} bookings; a document lists at most so many. Export the bookings instead.`,
    { limit },
  );

export const documentTimeout = (seconds: number) =>
  new UserError(
    'DOCUMENT_TIMEOUT',
    `Making this document took longer than ${seconds} seconds and was stopped. Please make it shorter.`,
    { seconds },
  );

const mostPlaces = 5;

/** Printed all the same, each of them would be an empty box. `places`: whose values have them, where that is known. */
export function glyphMissing(characters: readonly string[], places: readonly string[] = []) {
  const these = characters.length === 1 ? 'this character' : 'these characters';
  const more = places.length > mostPlaces ? [counted(places.length - mostPlaces, 'more place')] : [];
  const told = [...places.slice(0, mostPlaces), ...more].join(', ');
  return new UserError(
    'GLYPH_MISSING',
    `No font here has ${these}: ${characters.map(named).join(', ')}.${told === '' ? '' : ` To be mended at: ${told}.`}`,
    { characters },
  );
}

export const imageUnreadable = (what: string) => new UserError('IMAGE_UNREADABLE', what);

/** A used template was changed by two at once: the second one's version would be without what the first has written. */
export const newerVersion = (version: number) =>
  new UserError(
    'NEWER_VERSION',
    `Version ${version} of this template was saved since you opened it. Please open that one, and make your change there.`,
    { version },
  );

/** More documents wait to be made than would be made in good time. */
export const documentsBusy = () =>
  new UserError('DOCUMENTS_BUSY', 'Many documents are being made at the moment. Please try again soon.');

/** More files are read than are read in good time. */
export const filesBusy = () =>
  new UserError('FILES_BUSY', 'Other files are being read at the moment. Please try again soon.');

/** A character that cannot be shown here is often not shown there either: its number says which it is. */
const named = (character: string): string =>
  `${character} (U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')})`;
