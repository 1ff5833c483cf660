import { expect, it } from 'vitest';
import { mailHtml } from './mailParts.ts';

it('each paragraph of a letter is read from the side that its words begin at', () => {
  const letter = '<p style="color:#000000">مرحبا بكم.</p><p dir="ltr">Welcome.</p><pre>x</pre>';
  const html = mailHtml({ subject: 'دعوة', greeting: '', paragraphs: [], letter, footer: '' }, 'Convene');
  expect(html).toContain(
    '<p dir="auto" style="color:#000000">مرحبا بكم.</p><p dir="ltr">Welcome.</p><pre>x</pre>',
  );
  expect(html).toMatch(/<h1 dir="auto"[^>]*>دعوة<\/h1>/);
});
