/** An address with a stray percent sign is one without a page (spec §2), not a broken request: '/50%' is read as '/50%25'. */
export function readableUrl(url: string): string {
  const [path = ''] = url.split('?', 1);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return `${path.replaceAll('%', '%25')}${url.slice(path.length)}`;
  }
}
