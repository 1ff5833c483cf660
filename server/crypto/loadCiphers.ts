import type { Config } from '../config/Config.ts';
import { loadSecret } from '../config/loadSecret.ts';
import { ColumnCipher } from './ColumnCipher.ts';
import { FileCipher } from './FileCipher.ts';

type KeyConfig = Pick<Config, 'dataDir' | 'passports'>;

/** Seals passport data in columns (G4). */
export const loadPassportCipher = (config: KeyConfig): ColumnCipher =>
  new ColumnCipher(configuredKey(config), config.passports.previous);

/** Seals files that print it. */
export const loadFileCipher = (config: KeyConfig): FileCipher =>
  new FileCipher(configuredKey(config), config.passports.previous);

/** The one of the environment, or one made once in the data directory. */
const configuredKey = ({ dataDir, passports }: KeyConfig): Uint8Array =>
  passports.key ?? Buffer.from(loadSecret(dataDir, 'passport-key'), 'base64url');
