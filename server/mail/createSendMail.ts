import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../config/Config.ts';
import { type Attachment, MailRefused, type Mail, type SendMail } from './Mail.ts';
import { mailHtml, mailText } from './mailParts.ts';

/** Shorter than the lease of a mail, so that no second try begins while the first is under way. */
const timeouts = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };

/** Through SMTP; without it, a file a mail in DATA_DIR/outbox, which any mail program opens. */
export function createSendMail({ mail, web, dataDir }: Pick<Config, 'mail' | 'web' | 'dataDir'>): SendMail {
  const message = async (each: Mail) => ({
    from: mail.from,
    to: each.to,
    subject: each.subject,
    text: mailText(each),
    html: mailHtml(each, web.brand),
    // Pictures of a letter stand in its text, where most mail programs show none.
    attachDataUrls: true,
    messageId: each.messageId,
    date: each.date,
    // Out-of-office replies help nobody here.
    headers: { 'Auto-Submitted': 'auto-generated' },
    attachments: await Promise.all((each.attachments ?? []).map(attached)),
  });
  if (mail.smtpUrl === null) return intoFolder(join(dataDir, 'outbox'), message);
  const transport = createTransport({ url: mail.smtpUrl, ...timeouts });
  return async (each) => {
    try {
      await transport.sendMail(await message(each));
    } catch (error) {
      throw isRefused(error) ? new MailRefused(error.message, { cause: error }) : error;
    }
  };
}

type Message = (mail: Mail) => Promise<object>;

const attached = async ({ fileName, type, open }: Attachment) => ({
  filename: fileName,
  contentType: type,
  content: await open(),
});

/** A file is named after its mail: written again it is the same file. */
function intoFolder(folder: string, message: Message): SendMail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (mail) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const { message: content } = await transport.sendMail(await message(mail));
    if (!Buffer.isBuffer(content)) throw new Error('A mail was not written as a whole.');
    const path = join(folder, `${mail.messageId.replace(/[^\w-]+/g, '_').replace(/^_|_$/g, '')}.eml`);
    await writeFile(`${path}.draft`, content, { mode: 0o600 });
    await rename(`${path}.draft`, path);
  };
}

/** 5xx about the address or the content: it will be refused for ever. A wrong password of ours will be mended. */
function isRefused(error: unknown): error is Error {
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) return false;
  const { responseCode, code } = error;
  return (
    typeof responseCode === 'number' && responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE')
  );
}
