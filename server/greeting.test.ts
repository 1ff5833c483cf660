import { expect, it } from 'vitest';
import { parseConfig } from './config/parseConfig.ts';
import { greeting } from './greeting.ts';

const started = { NODE_ENV: 'production', DATA_DIR: '/var/lib/convene' };

it('says of an installation what keeps mails from people, and that it has no users', () => {
  expect(greeting(parseConfig(started), 'none')).toEqual([
    'Convene is ready: http://localhost:8080',
    'Links in mails lead to http://localhost:8080. PUBLIC_URL is the address that people use.',
    'Mails become files in /var/lib/convene/outbox. SMTP_URL has them sent.',
    'There are no users yet. Set ADMIN_EMAIL and ADMIN_PASSWORD and start again to make the first one.',
  ]);
});

it('says that people behind a proxy which is not named are one address', () => {
  const behind = { ...started, PUBLIC_URL: 'https://convene.example.org' };
  const hint = 'Everybody is one address to the limits of sign-in. TRUST_PROXY names the proxy in front.';
  expect(greeting(parseConfig(behind), 'own')).toContain(hint);
  expect(greeting(parseConfig({ ...behind, NODE_ENV: 'development' }), 'own')).not.toContain(hint);
});

it('says nothing more where all is set', () => {
  const all = {
    PUBLIC_URL: 'https://convene.example.org',
    TRUST_PROXY: '10.0.0.0/8',
    SMTP_URL: 'smtps://mail.example',
  };
  expect(greeting(parseConfig({ ...started, ...all }), 'own')).toEqual([
    'Convene is ready: http://localhost:8080',
  ]);
});

it('advises nobody to open what is kept behind the proxy beside it', () => {
  const production = greeting(parseConfig({ ...started, HOST: '127.0.0.1' }), 'own');
  expect(production).toContain('Only this machine reaches it, as HOST says.');
  expect(production.join()).not.toContain('0.0.0.0');
});

it('tells the password of the demo only where it is the one they have', () => {
  const config = parseConfig({ DEMO_PASSWORD: 'changed since' });
  expect(greeting(config, 'demo').at(-1)).toMatch(/Password: changed since$/);
  expect(greeting(config, 'demoOfBefore').at(-1)).toMatch(
    /Their password is the one of the first start, or what they were given since\.$/,
  );
});
