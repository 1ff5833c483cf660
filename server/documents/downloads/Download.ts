import type { RequestContext } from '#server/graphql/RequestContext.ts';

/** A file of the store as somebody is given it. */
export interface Download {
  readonly hash: string;
  /** As it was entered: what a name may not hold on a disk is taken out where it is sent. */
  readonly fileName: string;
  /** A media type. */
  readonly type: string;
}

/** What a key stands for, as far as the viewer of the context may have it; null where there is none for them. */
export type DownloadKind = (key: string, context: RequestContext) => Promise<Download | null>;

/** By the second part of the path: `/downloads/{kind}/{key}`. */
export type DownloadKinds = Readonly<Record<string, DownloadKind>>;
