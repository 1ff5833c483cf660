import { createCipheriv, createDecipheriv, type DecipherGCM, randomBytes } from 'node:crypto';
import { algorithm, idLength, KeyMissing, type Keys, keysOf, nonceBytes, tagBytes } from './Key.ts';

/** What a sealed file begins with. */
const mark = Buffer.from('CVNSEAL1');

/** Bytes before and after what is in a sealed file. */
export const headBytes = mark.length + idLength + nonceBytes;
export const tailBytes = tagBytes;

/** Encrypts files as they are written (G4): a head that names the key, what was in the file, and a tag over both. */
export class FileCipher {
  private readonly keys: Keys;

  /** Seals with `key`; opens what one of `previous` has sealed, too. */
  constructor(key: Uint8Array, previous: readonly Uint8Array[] = []) {
    this.keys = keysOf(key, previous);
  }

  async *seal(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    const head = Buffer.concat([mark, Buffer.from(this.keys.current.id), randomBytes(nonceBytes)]);
    const cipher = createCipheriv(algorithm, this.keys.current.files, nonceOf(head)).setAAD(head);
    yield head;
    for await (const part of content) yield cipher.update(part);
    yield cipher.final();
    yield cipher.getAuthTag();
  }

  /** Whether a file with these first bytes begins as a sealed one does. */
  isSealed(head: Uint8Array): boolean {
    return head.length >= headBytes && mark.equals(head.subarray(0, mark.length));
  }

  /** Whether it is sealed, and with the present key. */
  isCurrent(head: Buffer): boolean {
    return this.isSealed(head) && idOf(head) === this.keys.current.id;
  }

  /**
   * Turns what is between the head and the tail of a sealed file into what was sealed, and fails at its end where it was
   * changed.
   * @throws where it was sealed with another key
   */
  opening(head: Buffer, tail: Buffer): DecipherGCM {
    const key = this.keys.all.find(({ id }) => id === idOf(head));
    if (key === undefined) throw new KeyMissing('A file');
    return createDecipheriv(algorithm, key.files, nonceOf(head), { authTagLength: tagBytes })
      .setAAD(head)
      .setAuthTag(tail);
  }
}

const idOf = (head: Buffer): string => head.subarray(mark.length, mark.length + idLength).toString();
const nonceOf = (head: Buffer): Buffer => head.subarray(mark.length + idLength);
