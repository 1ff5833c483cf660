import { HttpError } from 'react-admin';
import { messages } from '#src/i18n/messages.ts';

/** In words: what was thrown is also told as it is, beside the button that was pressed. */
const missing = messages.ra.notification.item_doesnt_exist;

/** What was asked for. @throws as for any record that is not there, where there is none */
export function orMissing<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new HttpError(missing, 404);
  return value;
}
