import type { Config } from '../config/Config.ts';
import { hasSecret, loadSecret, removeSecret } from '../config/loadSecret.ts';
import { ColumnCipher } from './ColumnCipher.ts';
import { FileCipher } from './FileCipher.ts';
import { KeyMissing } from './Key.ts';

type KeyConfig = Pick<Config, 'dataDir' | 'passports'>;

/** Seals passport data in columns (G4). */
export const loadPassportCipher = (config: KeyConfig): ColumnCipher =>
  new ColumnCipher(configuredKey(config), config.passports.previous);

/** Seals files that print it. */
export const loadFileCipher = (config: KeyConfig): FileCipher =>
  new FileCipher(configuredKey(config), config.passports.previous);

/** The one of the environment, or one made once in the data directory. */
const configuredKey = ({ dataDir, passports }: KeyConfig): Uint8Array =>
  passports.key ?? Buffer.from(loadSecret(dataDir, madeKey), 'base64url');

const madeKey = 'passport-key';

/**
 * What a start does in one transaction with the key. One that was made for it goes where the database turns out to be
 * sealed with another: it has sealed nothing that is kept, and would stand where the right one belongs.
 */
export async function tryingKey<T>(
  config: KeyConfig,
  work: (passports: ColumnCipher) => Promise<T>,
): Promise<T> {
  const isMadeNow = config.passports.key === null && !hasSecret(config.dataDir, madeKey);
  try {
    return await work(loadPassportCipher(config));
  } catch (error) {
    if (isMadeNow && error instanceof KeyMissing) removeSecret(config.dataDir, madeKey);
    throw error;
  }
}
