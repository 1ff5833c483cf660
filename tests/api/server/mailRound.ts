import { authSecret } from '#server/auth/Authentication.ts';
import { parseConfig } from '#server/config/parseConfig.ts';
import { documentsOf } from '#tests/setup/testDocuments.ts';
import { sendMails } from '#server/jobs/sendMails.ts';
import { mailsGivenUp, mailWriters } from '#server/mailWriters.ts';
import { createSendMail } from '#server/mail/createSendMail.ts';
import type { SendMail } from '#server/mail/Mail.ts';
import type { TestApp } from '#tests/setup/testApp.ts';

export const publicUrl = 'https://convene.example';

/** One round of the mail job as the server would run it, its `meanwhile` while a mail is written; answers how many mails it dealt with. */
export function mailRound(
  test: TestApp,
  env: Readonly<Record<string, string>> = {},
  send?: SendMail,
  meanwhile: () => Promise<unknown> = async () => undefined,
): Promise<number> {
  const config = parseConfig({ NODE_ENV: 'test', DATA_DIR: test.dataDir, PUBLIC_URL: publicUrl, ...env });
  const writers = mailWriters(documentsOf(test));
  const job = sendMails({
    config,
    writers: {
      ...writers,
      PASSWORD_CHANGED: async (...about) => {
        await meanwhile();
        return writers.PASSWORD_CHANGED(...about);
      },
    },
    givenUp: mailsGivenUp,
    secret: authSecret(config),
    send: send ?? createSendMail(config),
    now: () => test.clock.now,
  });
  return job(test.database, test.clock.now);
}
