import type { Config } from './config/Config.ts';
import type { EmbeddedOptions, ServerOptions } from './db/DatabaseOptions.ts';

export function databaseOptions(config: Config): EmbeddedOptions | ServerOptions {
  if (config.databaseUrl === null) return { dataDir: config.dataDir };
  return { url: config.databaseUrl, readUrl: config.databaseReadUrl };
}
