import { createCipheriv, createDecipheriv, type DecipherGCM, randomBytes } from 'node:crypto';
import { algorithm, idLength, type Key, keyOf, nonceBytes, tagBytes } from './Key.ts';

/** What a sealed file begins with, and nothing else that is kept. */
const mark = Buffer.from('CVNSEAL1');

/** Bytes before and after what is in a sealed file. */
export const headBytes = mark.length + idLength + nonceBytes;
export const tailBytes = tagBytes;

/** Encrypts files as they are written (G4): a head that names the key, what was in the file, and a tag over both. */
export class FileCipher {
  private readonly current: Key;
  private readonly keys: readonly Key[];

  /** Seals with `key`; opens what one of `previous` has sealed, too. */
  constructor(key: Uint8Array, previous: readonly Uint8Array[] = []) {
    this.current = keyOf(key);
    this.keys = [this.current, ...previous.map(keyOf)];
  }

  async *seal(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    const head = Buffer.concat([mark, Buffer.from(this.current.id), randomBytes(nonceBytes)]);
    const cipher = createCipheriv(algorithm, this.current.files, nonceOf(head)).setAAD(head);
    yield head;
    for await (const part of content) yield cipher.update(part);
    yield cipher.final();
    yield cipher.getAuthTag();
  }

  isSealed(head: Buffer): boolean {
    return head.length === headBytes && head.subarray(0, mark.length).equals(mark);
  }

  /** Whether it is sealed, and with the present key. */
  isCurrent(head: Buffer): boolean {
    return this.isSealed(head) && idOf(head) === this.current.id;
  }

  /**
   * Turns what is between the head and the tail of a sealed file into what was sealed, and fails at its end where it was
   * changed.
   * @throws where it was sealed with another key
   */
  opening(head: Buffer, tail: Buffer): DecipherGCM {
    const key = this.keys.find(({ id }) => id === idOf(head));
    if (key === undefined) throw new Error('A file cannot be decrypted with this PASSPORT_KEY.');
    return createDecipheriv(algorithm, key.files, nonceOf(head), { authTagLength: tagBytes })
      .setAAD(head)
      .setAuthTag(tail);
  }
}

const idOf = (head: Buffer): string => head.subarray(mark.length, mark.length + idLength).toString();
const nonceOf = (head: Buffer): Buffer => head.subarray(mark.length + idLength);
