import { HttpError } from 'react-admin';

/** What was asked for. @throws as for any record that is not there, where there is none */
export function orMissing<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new HttpError('ra.notification.item_doesnt_exist', 404);
  return value;
}
