/**
 * An address that no file can have is one without a page (spec §2), not a broken request: '/50%' is read as '/50%25',
 * and '//events' as '/%2Fevents'.
 */
export function readableUrl(url: string): string {
  const [path = ''] = url.split('?', 1);
  return `${readablePath(path).replace(/(?<=\/)\//g, '%2F')}${url.slice(path.length)}`;
}

function readablePath(path: string): string {
  try {
    decodeURIComponent(path);
    return path;
  } catch {
    return path.replaceAll('%', '%25');
  }
}
