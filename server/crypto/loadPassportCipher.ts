import type { Config } from '../config/Config.ts';
import { loadSecret } from '../config/loadSecret.ts';
import { ColumnCipher } from './ColumnCipher.ts';

/** The key of passport data (G4): the configured one, or one made once in the data directory. */
export function loadPassportCipher(config: Pick<Config, 'dataDir' | 'passports'>): ColumnCipher {
  const key = config.passports.key ?? Buffer.from(loadSecret(config.dataDir, 'passport-key'), 'base64url');
  return new ColumnCipher(key, config.passports.previous);
}
