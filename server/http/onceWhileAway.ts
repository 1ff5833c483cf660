import type { FastifyServerOptions } from 'fastify';
import { asError } from '#server/words/ofError.ts';
import { isRecord } from '../db/isRecord.ts';
import { isOutageItself } from '../db/isOutage.ts';

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;
type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>;

/** Jobs ask the database once a minute: where none has failed for longer, it is there. */
const quietMs = 65_000;

interface Outage {
  readonly since: number;
  readonly faults: number;
  readonly timer: NodeJS.Timeout;
}

/**
 * While the database is away, or a disk is full, whatever is tried fails: the log has one line when that begins, and one
 * when it is over, with how long it was and how much has failed.
 */
export function onceWhileAway(): LogMethod {
  let outage: Outage | null = null;
  return function log(args, method) {
    const [details] = args as readonly unknown[];
    const fault = isRecord(details) ? details['err'] : null;
    if (!isOutageItself(fault)) return method.apply(this, args);
    if (outage === null) method.apply(this, [{ err: asError(fault) }, 'What the server rests on is away.']);
    else clearTimeout(outage.timer);
    const { since = performance.now(), faults = 0 } = outage ?? {};
    const seconds = Math.round((performance.now() - since) / 1_000);
    const back = () => {
      outage = null;
      this.info({ seconds, faults: faults + 1 }, 'What was away is back.');
    };
    outage = { since, faults: faults + 1, timer: setTimeout(back, quietMs).unref() };
  };
}
