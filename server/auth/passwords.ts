import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** The library exports its names of algorithms as types only. */
const argon2id = 2;
const options = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** S7: argon2id. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, options);
}

let dummy: Promise<string> | null = null;

/** argon2 reads the whole password; nobody types more. */
const longestPassword = 1_024;

/** An account without a password, or none at all, takes as long as one with a wrong password. */
export async function verifyPassword(storedHash: string | null, password: string): Promise<boolean> {
  if (password.length > longestPassword) return false;
  dummy ??= hashPassword(randomBytes(16).toString('hex'));
  const isRight = await verify(storedHash ?? (await dummy), password);
  return isRight && storedHash !== null;
}
