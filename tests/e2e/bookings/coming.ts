import { dayFromNow } from '#tests/factories/dayFromNow.ts';

/** The days of an event that is still to come, whenever the tests run. */
export const coming = { date_start: dayFromNow(200), date_end: dayFromNow(201) };
