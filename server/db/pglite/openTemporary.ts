import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../Database.ts';
import type { EmbeddedOptions } from '../DatabaseOptions.ts';
import { temporaryParent } from '../temporaryParent.ts';
import { lockDirectory, lockIn } from './directoryLock.ts';
import { openPglite } from './openPglite.ts';

const prefix = 'convene-db-';
/** The demo data with its log. */
const usualBytes = 256 * 2 ** 20;

interface TemporaryOptions extends Omit<EmbeddedOptions, 'dataDir'> {
  /** The folder of a database that has been closed, to begin from a copy of. */
  readonly base?: string;
}

/**
 * An embedded database that is gone once it is closed. It stands in a folder like any other, so that a statement that
 * takes too long can be ended: what only a worker holds would be gone with it.
 */
export async function openTemporary({ base, ...options }: TemporaryOptions = {}): Promise<Database> {
  const parent = temporaryParent(usualBytes);
  removeAbandoned(parent);
  const dataDir = mkdtempSync(join(parent, prefix));
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  try {
    if (base !== undefined) cpSync(base, dataDir, { recursive: true });
    const database = await openPglite({ ...options, dataDir });
    return { ...database, close: () => database.close().finally(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}

/** What killed processes have left. */
function removeAbandoned(parent: string): void {
  for (const name of readdirSync(parent)) {
    const folder = join(parent, name);
    if (name.startsWith(prefix) && isAbandoned(folder)) rmSync(folder, { recursive: true, force: true });
  }
}

function isAbandoned(folder: string): boolean {
  // Not locked yet, or on its way out.
  if (!existsSync(lockIn(folder))) return false;
  try {
    lockDirectory(folder).release();
    return true;
  } catch {
    return false;
  }
}
