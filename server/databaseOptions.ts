import type { Config } from './config/Config.ts';
import type { EmbeddedOptions, ServerOptions } from './db/DatabaseOptions.ts';

export function databaseOptions(config: Config): EmbeddedOptions | ServerOptions {
  const limits = { readMs: config.queries.readMs };
  if (config.databaseUrl === null) return { dataDir: config.dataDir, limits };
  const checksReads = config.environment !== 'production';
  return { limits, url: config.databaseUrl, readUrl: config.databaseReadUrl, checksReads };
}
