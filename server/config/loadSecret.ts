import { codeOf, reasonOf } from '#server/words/ofError.ts';
import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ConfigError } from './parseConfig.ts';

/**
 * A secret of 32 random bytes, made once in the data directory and readable by its owner only.
 * Written aside and linked into place, so that two processes that start together end up with the same one.
 * @throws ConfigError where the one that is there is none, or is another account's.
 */
export function loadSecret(dataDir: string, name: string): string {
  const path = secretPath(dataDir, name);
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const existing = readSecret(path);
  if (existing !== null) return existing;
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, {
    mode: 0o600,
    flag: 'wx',
    flush: true,
  });
  try {
    linkSync(draft, path);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  const secret = readSecret(path);
  if (secret === null) throw new Error(`The secret ${path} could not be made.`);
  return secret;
}

export const hasSecret = (dataDir: string, name: string): boolean => existsSync(secretPath(dataDir, name));

export const removeSecret = (dataDir: string, name: string): void =>
  rmSync(secretPath(dataDir, name), { force: true });

const secretPath = (dataDir: string, name: string): string => join(dataDir, 'secrets', name);

function readSecret(path: string): string | null {
  const text = contentOf(path);
  if (text !== null && text.length < 32)
    throw new ConfigError([`The secret ${path} is too short; delete it to have a new one made`]);
  return text;
}

function contentOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw new ConfigError([
      `The secret ${path} must be a file that the program can read: ${reasonOf(error)}`,
    ]);
  }
}
