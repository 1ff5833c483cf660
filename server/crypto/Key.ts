import { hkdfSync } from 'node:crypto';

export const algorithm = 'aes-256-gcm';
export const nonceBytes = 12;
export const tagBytes = 16;
export const idLength = 8;

/** A key of whatever is kept encrypted (G4), with what follows from it. */
export interface Key {
  /** Tells which key sealed something, and nothing else of it; `idLength` letters. */
  readonly id: string;
  /** Seals columns. */
  readonly bytes: Uint8Array;
  readonly files: Uint8Array;
  readonly fingerprints: Buffer;
}

/** The key that sealed something is not there; said without a stack, for the start meets it first. */
export class KeyMissing extends Error {
  constructor(sealed: string) {
    super(
      `${sealed} cannot be decrypted with this PASSPORT_KEY. Put the key that sealed it into PASSPORT_KEY, or into ` +
        'PASSPORT_KEY_PREVIOUS beside the one of today. Where the program has made it, it is in secrets/passport-key of the DATA_DIR of before.',
    );
    this.name = 'KeyMissing';
  }
}

/** What seals, and what opens. */
export interface Keys {
  readonly current: Key;
  /** The present one first. */
  readonly all: readonly Key[];
}

/** @throws where one has not 32 bytes */
export function keysOf(key: Uint8Array, previous: readonly Uint8Array[]): Keys {
  const current = keyOf(key);
  return { current, all: [current, ...previous.map(keyOf)] };
}

function keyOf(bytes: Uint8Array): Key {
  if (bytes.length !== 32) throw new Error('A key of 32 bytes is needed.');
  const derive = (purpose: string, length: number) =>
    Buffer.from(hkdfSync('sha256', bytes, '', purpose, length));
  return {
    id: derive('convene key id', 6).toString('base64url'),
    bytes,
    files: derive('convene files', 32),
    fingerprints: derive('convene fingerprint', 32),
  };
}
