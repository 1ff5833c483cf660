import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;
/** Of the key: a later one can be told from this. */
const version = 'v1';

/** Where a value belongs; one that is moved to another column cannot be opened there. */
export interface Place {
  readonly table: string;
  readonly column: string;
}

/** Encrypts single values of the database (G4): 'v1.' and nonce, tag and text in base64url. */
export class ColumnCipher {
  private readonly fingerprintKey: Buffer;

  constructor(private readonly key: Uint8Array) {
    if (key.length !== 32) throw new Error('A key of 32 bytes is needed.');
    this.fingerprintKey = Buffer.from(hkdfSync('sha256', key, '', 'convene fingerprint', 32));
  }

  seal(text: string, place: Place): string {
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv(algorithm, this.key, nonce).setAAD(associated(place));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return `${version}.${Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')}`;
  }

  /** @throws where the value was made with another key, for another place, or has been changed; the error holds none of it. */
  open(sealed: string, place: Place): string {
    try {
      const [prefix, body = ''] = sealed.split('.');
      if (prefix !== version) throw new Error('Unknown version.');
      const bytes = Buffer.from(body, 'base64url');
      const decipher = createDecipheriv(algorithm, this.key, bytes.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      })
        .setAAD(associated(place))
        .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      return (
        decipher.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8')
      );
    } catch {
      throw new Error(
        `A value of ${place.table}.${place.column} cannot be decrypted with this PASSPORT_KEY.`,
      );
    }
  }

  /** The same for the same text, and of no use to whoever has no key: a bare hash of a short number can be guessed. */
  fingerprint(text: string): string {
    return createHmac('sha256', this.fingerprintKey).update(text).digest('base64url');
  }
}

const associated = ({ table, column }: Place): Buffer => Buffer.from(`${table}.${column}`);
