import type { Config } from '../config/Config.ts';
import type { ColumnCipher } from '../crypto/ColumnCipher.ts';
import { closeWaitingList } from './closeWaitingList.ts';
import { expirePlaceholders } from './expirePlaceholders.ts';
import { forgetAttempts } from './forgetAttempts.ts';
import { forgetIdempotencyKeys } from './forgetIdempotencyKeys.ts';
import { forgetMails } from './forgetMails.ts';
import type { Job } from './Job.ts';
import { notifySeats } from './notifySeats.ts';
import { purgePassports } from './purgePassports.ts';
import { resealPassports } from './resealPassports.ts';

/** All jobs by name, in their order: a seat is free, and the line is what it is, before somebody is told of it. */
export const allJobs = (
  { passports }: Pick<Config, 'passports'>,
  cipher: ColumnCipher,
): Readonly<Record<string, Job>> => ({
  closeWaitingList,
  expirePlaceholders,
  notifySeats,
  purgePassports: purgePassports(passports.days),
  resealPassports: resealPassports(cipher),
  forgetIdempotencyKeys,
  forgetMails,
  forgetAttempts,
});
