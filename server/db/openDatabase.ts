import type { Database } from './Database.ts';
import type { EmbeddedOptions, ServerOptions } from './DatabaseOptions.ts';
import { openPglite } from './openPglite.ts';
import { openPostgres } from './openPostgres.ts';

export function openDatabase(options: EmbeddedOptions | ServerOptions): Promise<Database> {
  return 'url' in options ? openPostgres(options) : openPglite(options);
}
