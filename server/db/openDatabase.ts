import type { Config } from '../config/Config.ts';
import type { Database } from './Database.ts';
import { openPglite } from './openPglite.ts';
import { openPostgres } from './openPostgres.ts';

interface CommonOptions {
  /** Fixes the moment that derived fields take as now (ISO); for tests. */
  readonly now?: string;
  /** Called when the embedded database dies or an idle connection to the server breaks. */
  readonly onFailure?: (error: Error) => void;
}

export interface EmbeddedOptions extends CommonOptions {
  /** Null: in memory. */
  readonly dataDir: string | null;
  /** A tarball to begin from, made by `dump`. */
  readonly base?: string;
}

export interface ServerOptions extends CommonOptions {
  readonly url: string;
  readonly readUrl?: string | null;
  readonly poolSize?: number;
}

export function openDatabase(options: EmbeddedOptions | ServerOptions): Promise<Database> {
  return 'url' in options ? openPostgres(options) : openPglite(options);
}

export function databaseOptions(config: Config): EmbeddedOptions | ServerOptions {
  if (config.databaseUrl === null) return { dataDir: config.dataDir };
  return { url: config.databaseUrl, readUrl: config.databaseReadUrl };
}
