import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const folder = import.meta.dirname;
const ending = '.sql.gz';

/** The key that the passports of all dumps are sealed with. */
export const releaseKey = Buffer.alloc(32).toString('base64');

/** Of all accounts in all dumps. */
export const releasePassword = 'convene-demo';

export interface Release {
  readonly name: string;
  /** The day of its demo data. */
  readonly day: string;
  readonly path: string;
}

/** The data of every version that was in use, oldest first. */
export const releases: readonly Release[] = readdirSync(folder)
  .filter((file) => file.endsWith(ending))
  .sort()
  .map((file) => ({
    name: file.slice('YYYY-MM-DD-'.length, -ending.length),
    day: file.slice(0, 'YYYY-MM-DD'.length),
    path: join(folder, file),
  }));

export const releasePath = (day: string, name: string): string => join(folder, `${day}-${name}${ending}`);
