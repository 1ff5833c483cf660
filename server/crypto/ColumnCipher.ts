import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { algorithm, idLength, type Key, KeyMissing, type Keys, keysOf, nonceBytes, tagBytes } from './Key.ts';

/** Before keys had ids; such a value is tried with every key. */
const withoutId = 'v1';
const withId = 'v2';

/** Where a value belongs; one that is moved to another column cannot be opened there. */
interface Place {
  readonly table: string;
  readonly column: string;
}

/** Encrypts single values of the database (G4): 'v2.', the key's id, and nonce, tag and text in base64url. */
export class ColumnCipher {
  private readonly keys: Keys;

  /** Seals with `key`; opens what one of `previous` has sealed, too. */
  constructor(key: Uint8Array, previous: readonly Uint8Array[] = []) {
    this.keys = keysOf(key, previous);
  }

  /** What every value begins with that was sealed with the present key. */
  get prefix(): string {
    return `${withId}.${this.keys.current.id}`;
  }

  seal(text: string, place: Place): string {
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv(algorithm, this.keys.current.bytes, nonce).setAAD(associated(place));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return this.prefix + Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** @throws where the value was made with another key, for another place, or has been changed; the error holds none of it. */
  open(sealed: string, place: Place): string {
    const [version, body = ''] = sealed.split('.');
    const id = body.slice(0, idLength);
    const keys = version === withId ? this.keys.all.filter((key) => key.id === id) : this.keys.all;
    const bytes = version === withId ? body.slice(idLength) : version === withoutId ? body : '';
    for (const key of keys) {
      const text = decrypted(Buffer.from(bytes, 'base64url'), key, place);
      if (text !== null) return text;
    }
    throw new KeyMissing(`A value of ${place.table}.${place.column}`);
  }

  /** The same for the same text, and of no use to whoever has no key: a bare hash of a short number can be guessed. */
  fingerprint(text: string): string {
    return fingerprintBy(this.keys.current, text);
  }

  /** Whether a fingerprint is that of this text, by this key or one before it. */
  recognises(text: string, fingerprint: string): boolean {
    return this.keys.all.some((key) => fingerprintBy(key, text) === fingerprint);
  }
}

function decrypted(bytes: Buffer, key: Key, place: Place): string | null {
  try {
    const decipher = createDecipheriv(algorithm, key.bytes, bytes.subarray(0, nonceBytes), {
      authTagLength: tagBytes,
    })
      .setAAD(associated(place))
      .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
    return decipher.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}

const fingerprintBy = ({ fingerprints }: Key, text: string): string =>
  createHmac('sha256', fingerprints).update(text).digest('base64url');

const associated = ({ table, column }: Place): Buffer => Buffer.from(`${table}.${column}`);
