import type { Config } from '../config/Config.ts';
import { createSendMail } from '../mail/createSendMail.ts';
import { JobRunner, type JobRunnerOptions } from './JobRunner.ts';
import { type MailJob, sendMails } from './sendMails.ts';

interface MailsOptions
  extends Omit<JobRunnerOptions, 'jobs'>, Pick<MailJob, 'writers' | 'givenUp' | 'secret'> {
  readonly config: Config;
}

/** Sends mails as soon as what queued them is committed, and once a minute what has to be tried again. */
export function startMails({
  config,
  writers,
  givenUp,
  secret,
  ...options
}: MailsOptions): Pick<JobRunner, 'stop'> {
  const job = sendMails({
    config,
    writers,
    givenUp,
    secret,
    send: createSendMail(config),
    now: options.now,
  });
  const runner = new JobRunner({ ...options, jobs: { sendMails: job } });
  const stopListening = options.database.onWrite((tables) => {
    if (!tables.has('outgoing_mails')) return;
    // What is queued while a round ends would wait for a minute; the second round finds it.
    void runner.run().then(() => runner.run());
  });
  return {
    stop: () => {
      stopListening();
      return runner.stop();
    },
  };
}
