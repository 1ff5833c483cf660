import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { parseConfig } from '#server/config/parseConfig.ts';
import { createSendMail } from './createSendMail.ts';

it('a picture of a letter goes with the mail, and the text shows it by its id', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'convene-mail-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await createSendMail(parseConfig({ DATA_DIR: folder }))({
    to: 'ada@clinic.example',
    subject: 'Your invitation',
    greeting: '',
    paragraphs: [],
    letter: '<p>Welcome</p><p><img alt="Logo" src="data:image/png;base64,iVBORw0KGgo=" /></p>',
    footer: '',
    messageId: '<1@convene.example>',
    date: new Date('2026-11-22T12:00:00Z'),
  });
  const [name = ''] = readdirSync(join(folder, 'outbox'));
  const mail = readFileSync(join(folder, 'outbox', name), 'latin1').replaceAll('=\r\n', '');
  const id = /<img alt=3D"Logo" src=3D"cid:([^"]+)"/.exec(mail)?.[1] ?? 'none';
  expect(mail).toContain(`Content-ID: <${id}>`);
  expect(mail).not.toContain('data:image');
});
