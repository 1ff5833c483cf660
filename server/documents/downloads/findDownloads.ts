import type { DocumentKey, RequestContext } from '#server/graphql/RequestContext.ts';
import type { Download, DownloadKinds } from './Download.ts';

const atOnce = 20;

/** All of them, or null where the viewer may not have one. */
export async function findDownloads(
  documents: readonly DocumentKey[],
  kinds: DownloadKinds,
  context: RequestContext,
): Promise<readonly Download[] | null> {
  const found: Download[] = [];
  for (let first = 0; first < documents.length; first += atOnce) {
    const part = await Promise.all(
      documents.slice(first, first + atOnce).map((each) => findDownload(each, kinds, context)),
    );
    for (const download of part)
      if (download) found.push(download);
      else return null;
  }
  return found;
}

export async function findDownload(
  { kind, key }: DocumentKey,
  kinds: DownloadKinds,
  context: RequestContext,
): Promise<Download | null> {
  const find = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  return find ? find(key, context) : null;
}
