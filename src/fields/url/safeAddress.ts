/** An address one may link to: http, https, or a path on this site. A stored `javascript:` must not become a link. */
export function safeAddress(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  if (/^\/(?![/\\])/.test(text)) return text;
  return /^https?:\/\//i.test(text) ? text : undefined;
}
