import { join } from 'node:path';
import { roles } from './access/roleTable.ts';
import type { Config } from './config/Config.ts';
import type { Accounts } from './prepareDatabase.ts';

type Greeted = Pick<
  Config,
  'dataDir' | 'demo' | 'environment' | 'host' | 'mail' | 'port' | 'publicUrl' | 'trustProxy' | 'web'
>;

/** What a start says when it is ready, a paragraph each, with what a new installation may have forgotten. */
export function greeting(config: Greeted, accounts: Accounts): readonly string[] {
  const { web, port, host, demo } = config;
  const said = [`${web.brand} is ready: http://localhost:${port}`];
  // In production somebody has chosen so, and the proxy in front is on this machine.
  if (isLoopback(host))
    said.push(
      config.environment === 'production'
        ? 'Only this machine reaches it, as HOST says.'
        : 'Only this machine reaches it. HOST=0.0.0.0 opens it to others.',
    );
  if (config.environment === 'production')
    said.push(...proxyThatIsNotNamed(config), ...mailsThatReachNobody(config));
  if (accounts === 'none')
    said.push(
      'There are no users yet. Set ADMIN_EMAIL and ADMIN_PASSWORD and start again to make the first one.',
    );
  const demoAccounts = `Demo accounts, one a role: ${roles.join(', ')}`;
  if (accounts === 'demo') said.push(`${demoAccounts}\nPassword: ${demo.password}`);
  if (accounts === 'demoOfBefore')
    said.push(
      `${demoAccounts}\nTheir password is the one of the first start, or what they were given since.`,
    );
  return said;
}

/** The server speaks no TLS itself. */
function proxyThatIsNotNamed({ publicUrl, trustProxy }: Greeted): readonly string[] {
  if (trustProxy || !publicUrl.startsWith('https:')) return [];
  return ['Everybody is one address to the limits of sign-in. TRUST_PROXY names the proxy in front.'];
}

function mailsThatReachNobody({ publicUrl, mail, dataDir }: Greeted): readonly string[] {
  const said: string[] = [];
  if (isLoopback(new URL(publicUrl).hostname))
    said.push(`Links in mails lead to ${publicUrl}. PUBLIC_URL is the address that people use.`);
  if (mail.smtpUrl === null)
    said.push(`Mails become files in ${join(dataDir, 'outbox')}. SMTP_URL has them sent.`);
  return said;
}

const isLoopback = (host: string) => ['localhost', '127.0.0.1', '::1', '[::1]'].includes(host);
