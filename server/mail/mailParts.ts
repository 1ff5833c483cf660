import sanitizeHtml from 'sanitize-html';
import { escapeAttribute, escapeText, unescaped } from '../words/escapeHtml.ts';
import type { MailBody, MailLink } from './Mail.ts';

/** The mail as plain text. */
export function mailText({ greeting, paragraphs, letter, link, links = [], footer }: MailBody): string {
  const linked = [...links, ...(link === undefined ? [] : [link])].map(
    ({ label, url }) => `${label}:\n${url}`,
  );
  const told = letter === undefined ? [greeting, ...paragraphs] : [textOfHtml(letter)];
  return `${[...told, ...linked, `--\n${footer}`].join('\n\n')}\n`;
}

const type = "font-family:Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** The same as HTML: readable in light and dark, no image, nothing that is fetched. */
export function mailHtml(body: MailBody, brand: string): string {
  const { subject, greeting, paragraphs, letter, link, links = [], footer } = body;
  const text = (content: string) =>
    `<p style="margin:0 0 16px;font-size:15px;line-height:1.5">${escapeText(content)}</p>`;
  const line = ({ label, url }: MailLink) =>
    `<p style="margin:0 0 16px;font-size:15px;line-height:1.5"><a href="${escapeAttribute(url)}">${escapeText(label)}</a></p>`;
  const button =
    link === undefined
      ? ''
      : `<p style="margin:24px 0"><a href="${escapeAttribute(link.url)}" style="display:inline-block;padding:10px 18px;border-radius:8px;background:#3B3486;color:#FFFFFF;font-size:15px;font-weight:600;text-decoration:none">${escapeText(link.label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;line-height:1.5;opacity:.75;overflow-wrap:anywhere">Or open this address: ${escapeText(link.url)}</p>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeText(subject)}</title></head>
<body style="margin:0;padding:24px;${type}">
<div style="max-width:520px;margin:0 auto">
<p style="margin:0 0 24px;font-size:14px;font-weight:600">${escapeText(brand)}</p>
<h1 dir="auto" style="margin:0 0 16px;font-size:20px;font-weight:600">${escapeText(subject)}</h1>
${letter === undefined ? [greeting, ...paragraphs].map(text).join('\n') : fromItsSide(letter)}
${links.map(line).join('\n')}
${button}
<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #8884;font-size:13px;line-height:1.5;opacity:.75">${escapeText(footer)}</p>
</div>
</body></html>
`;
}

/** Each paragraph is read from the side that its first letter says, as it is on paper. */
const fromItsSide = (html: string): string =>
  html.replaceAll(/<(p|h[1-6]|li|td|th|blockquote)(?=[\s>])(?![^>]*\sdir=)/g, '<$1 dir="auto"');

/** The words of cleaned HTML, a line for each block. */
function textOfHtml(html: string): string {
  const blocks = html.replaceAll(/<br>|<\/(?:p|h\d|li|tr|div|blockquote|pre)>/g, '$&\n');
  const plain = sanitizeHtml(blocks, {
    allowedTags: [],
    allowedAttributes: {},
    parser: { decodeEntities: true },
  });
  return unescaped(plain)
    .replaceAll(/[ \t]+\n/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
