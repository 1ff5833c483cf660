import { authSecret } from '#server/auth/Authentication.ts';
import { parseConfig } from '#server/config/parseConfig.ts';
import { documentsOf } from '#tests/setup/testDocuments.ts';
import { sendMails } from '#server/jobs/sendMails.ts';
import { mailsGivenUp, mailWriters } from '#server/mailWriters.ts';
import { createSendMail } from '#server/mail/createSendMail.ts';
import type { SendMail } from '#server/mail/Mail.ts';
import type { TestApp } from '#tests/setup/testApp.ts';

export const publicUrl = 'https://convene.example';

/** One round of the mail job as the server would run it; answers how many mails it dealt with. */
export function mailRound(
  test: TestApp,
  env: Readonly<Record<string, string>> = {},
  send?: SendMail,
): Promise<number> {
  const config = parseConfig({ NODE_ENV: 'test', DATA_DIR: test.dataDir, PUBLIC_URL: publicUrl, ...env });
  const job = sendMails({
    config,
    writers: mailWriters(documentsOf(test)),
    givenUp: mailsGivenUp,
    secret: authSecret(config),
    send: send ?? createSendMail(config),
    now: () => test.clock.now,
  });
  return job(test.database, test.clock.now);
}
