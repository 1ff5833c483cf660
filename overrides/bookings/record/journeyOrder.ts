import type * as yup from 'yup';
import { isBefore } from '../wizard/form/journeyFields.ts';
import { journeyMessages } from '../words/journeyMessages.ts';

/** B7: a departure before the arrival, a check-out before the check-in are seen before the server says so. */
export const withOrderedDates = <Schema extends yup.AnyObjectSchema>(schema: Schema): yup.AnyObjectSchema =>
  schema.test('order', (values: unknown, context) => {
    const at = (source: string): unknown =>
      (values as Readonly<Record<string, unknown>> | undefined)?.[source];
    if (isBefore(at('dateDeparture'), at('dateArrival')))
      return context.createError({ path: 'dateDeparture', message: journeyMessages['error.departure'] });
    if (isBefore(at('dateCheckOut'), at('dateCheckIn')))
      return context.createError({ path: 'dateCheckOut', message: journeyMessages['error.check_out'] });
    return true;
  });
