/** The words of formatted text. Parsed into a document of its own: nothing in it loads or runs. */
export function textOfHtml(html: string): string {
  if (html === '') return '';
  const body = new DOMParser().parseFromString(
    html.replace(/<\/(p|div|li|h[1-6]|tr)>|<br\s*\/?>/gi, '$& '),
    'text/html',
  ).body;
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim();
}
