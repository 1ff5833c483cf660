import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  readonly url: string;
  /** What has been taken, in its order. */
  readonly taken: (Email & { readonly recipients: readonly string[] })[];
  /** How many times somebody began to hand over a mail. */
  readonly tries: () => number;
  /** What the next mails are answered with, one each; after them all are taken. */
  refuse(...codes: readonly (451 | 550)[]): void;
  close(): Promise<void>;
}

/** A real SMTP server on a free port. */
export async function startMailServer(): Promise<MailServer> {
  const taken: MailServer['taken'] = [];
  const refusals: number[] = [];
  let tries = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo: (_address, _session, done) => {
      tries += 1;
      const code = refusals.shift();
      done(code === undefined ? null : Object.assign(new Error('Not now'), { responseCode: code }));
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        PostalMime.parse(Buffer.concat(chunks)).then((email) => {
          taken.push({ ...email, recipients });
          done();
        }, done);
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    tries: () => tries,
    refuse: (...codes) => refusals.push(...codes),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
