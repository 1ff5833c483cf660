import { expect, it } from 'vitest';
import { mailHtml, mailText } from './mailParts.ts';

it('each paragraph of a letter is read from the side that its words begin at', () => {
  const letter = '<p style="color:#000000">مرحبا بكم.</p><p dir="ltr">Welcome.</p><pre>x</pre>';
  const html = mailHtml({ subject: 'دعوة', greeting: '', paragraphs: [], letter, footer: '' }, 'Convene');
  expect(html).toContain(
    '<p dir="auto" style="color:#000000">مرحبا بكم.</p><p dir="ltr">Welcome.</p><pre>x</pre>',
  );
  expect(html).toMatch(/<h1 dir="auto"[^>]*>دعوة<\/h1>/);
});

it('several things to open are a line each, to press or to copy', () => {
  const link = { label: '2 new records in “Late”', url: 'https://convene.example/bookings?view=4' };
  const mail = { subject: '', greeting: 'Hello Ada,', paragraphs: [], links: [link], footer: 'Why.' };
  expect(mailText(mail)).toBe(`Hello Ada,\n\n${link.label}:\n${link.url}\n\n--\nWhy.\n`);
  expect(mailHtml(mail, 'Convene')).toContain(`<a href="${link.url}">${link.label}</a>`);
});
