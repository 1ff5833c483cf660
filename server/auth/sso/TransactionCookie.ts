import { EncryptJWT, jwtDecrypt } from 'jose';
import { claimsOf, keyFor } from '#server/crypto/tokens.ts';
import { HttpCookie } from '../HttpCookie.ts';

/** What must come back unchanged from the provider, and what is done then. Only this server can read it. */
export interface SsoTransaction {
  readonly id: string;
  readonly state: string;
  readonly nonce: string;
  /** The secret half of PKCE. */
  readonly verifier: string;
  /** A path in the app. */
  readonly redirectTo: string;
}

/** From beginning to callback: time enough to find a phone and approve. */
export const transactionSeconds = 10 * 60;

/** Keeps a sign-on in the browser that began it: encrypted, out of reach of scripts, gone after ten minutes. */
export class TransactionCookie {
  private readonly key: Uint8Array;
  private readonly cookie: HttpCookie;

  constructor(
    secret: string,
    isSecure: boolean,
    private readonly now: () => Date,
  ) {
    this.key = keyFor('sso transaction', secret);
    this.cookie = new HttpCookie('convene-sso', { isSecure, path: '/', sameSite: 'Lax' });
  }

  /** The value of a set-cookie header. */
  async seal(transaction: SsoTransaction): Promise<string> {
    const sealed = await new EncryptJWT({ ...transaction })
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .setExpirationTime(Math.floor(this.now().getTime() / 1000) + transactionSeconds)
      .encrypt(this.key);
    return this.cookie.set(sealed, transactionSeconds);
  }

  /** Null where there is none, or it is not ours, damaged or too old. */
  async open(cookieHeader: string | undefined): Promise<SsoTransaction | null> {
    const sealed = this.cookie.read(cookieHeader);
    if (sealed === null) return null;
    const decrypted = jwtDecrypt(sealed, this.key, {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
      currentDate: this.now(),
      requiredClaims: ['exp'],
    });
    const { id, state, nonce, verifier, redirectTo } = (await claimsOf(decrypted)) ?? {};
    return isText(id) && isText(state) && isText(nonce) && isText(verifier) && isText(redirectTo)
      ? { id, state, nonce, verifier, redirectTo }
      : null;
  }

  /** The value of a set-cookie header that forgets it. */
  forget(): string {
    return this.cookie.forget();
  }
}

const isText = (value: unknown): value is string => typeof value === 'string';
