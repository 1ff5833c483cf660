import { text } from 'node:stream/consumers';
import { jwtVerify, SignJWT } from 'jose';
import { claimsOf, keyFor } from '#server/crypto/tokens.ts';
import { notFound, tooMany, unauthenticated } from '#server/errors/errors.ts';
import type { Archive, Archives, RequestContext } from '#server/graphql/RequestContext.ts';
import type { DocumentStore } from '../store/DocumentStore.ts';
import type { DownloadKinds } from './Download.ts';
import { findDownloads } from './findDownloads.ts';

const lifeSeconds = 10 * 60;
const mostDocuments = 5_000;

interface SignedArchive extends Archive {
  readonly userId: string;
  readonly sessionId: string;
}

/**
 * Addresses of archives. What is in one may be thousands of keys, which no address holds: they are a file of the store,
 * which no row names and which is swept like any other.
 */
export class SignedArchives implements Archives {
  private readonly key: Uint8Array;

  constructor(
    secret: string,
    private readonly store: DocumentStore,
    private readonly kinds: DownloadKinds,
    private readonly now: () => Date,
  ) {
    this.key = keyFor('archive', secret);
  }

  async sign({ fileName, documents }: Archive, context: RequestContext): Promise<string> {
    const { viewer } = context;
    if (!viewer) throw unauthenticated();
    if (documents.length > mostDocuments) throw tooMany('The documents of an archive', mostDocuments);
    if ((await findDownloads(documents, this.kinds, context)) === null) throw notFound('Document', '');
    const { hash } = await this.store.save(
      new TextEncoder().encode(JSON.stringify({ fileName, documents } satisfies Archive)),
    );
    const token = await new SignJWT({ sid: viewer.sessionId, archive: hash })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(viewer.id)
      .setExpirationTime(Math.floor(this.now().getTime() / 1000) + lifeSeconds)
      .sign(this.key);
    return `/downloads/archives/${token}`;
  }

  /** Null where the address is not ours, is damaged or has had its time. */
  async read(token: string): Promise<SignedArchive | null> {
    const verified = jwtVerify(token, this.key, {
      algorithms: ['HS256'],
      currentDate: this.now(),
      requiredClaims: ['sub', 'exp'],
    });
    const { sub: userId, sid: sessionId, archive } = (await claimsOf(verified)) ?? {};
    const isWhole =
      typeof userId === 'string' && typeof sessionId === 'string' && typeof archive === 'string';
    if (!isWhole) return null;
    const { content } = await this.store.open(archive);
    return { ...(JSON.parse(await text(content)) as Archive), userId, sessionId };
  }
}
