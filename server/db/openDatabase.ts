import type { Database } from './Database.ts';
import type { EmbeddedOptions, ServerOptions } from './DatabaseOptions.ts';
import { openPglite } from './pglite/openPglite.ts';
import { openPostgres } from './postgres/openPostgres.ts';

export function openDatabase(options: EmbeddedOptions | ServerOptions): Promise<Database> {
  return 'url' in options ? openPostgres(options) : openPglite(options);
}
