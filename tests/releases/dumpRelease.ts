import { execFile } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { hashPassword } from '#server/auth/passwords.ts';
import { ColumnCipher } from '#server/crypto/ColumnCipher.ts';
import { loadDemo } from '#server/demo/loadDemo.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import { startPostgresCluster } from '../setup/postgresCluster.ts';
import { releaseKey, releasePassword, releasePath, releases } from './releases.ts';

/** `npm run release:dump -- <name>`: the demo data as this version writes it today, for the upgrades of every later one. */
const run = promisify(execFile);

async function dumpRelease(name: string): Promise<string> {
  if (!/^[a-z\d][a-z\d-]*$/.test(name))
    throw new Error('Name the release in small letters, digits and dashes.');
  if (releases.some((each) => each.name === name)) throw new Error(`There is a release ${name} already.`);
  const today = new Date().toISOString().slice(0, 10);
  const cluster = await startPostgresCluster();
  try {
    const pgDump = join(cluster.bin, 'pg_dump');
    if (!existsSync(pgDump))
      throw new Error(
        `There is no pg_dump in ${cluster.bin}: install Postgres whole, as Debian's postgresql.`,
      );
    await fill(cluster.url, today);
    const { stdout } = await run(pgDump, ['--no-owner', '--no-privileges', cluster.url], {
      maxBuffer: 2 ** 30,
    });
    const path = releasePath(today, name);
    writeFileSync(path, gzipSync(stdout, { level: 9 }));
    return path;
  } finally {
    await cluster.stop();
  }
}

async function fill(url: string, today: string): Promise<void> {
  const database = await openDatabase({ url });
  try {
    const passports = new ColumnCipher(Buffer.from(releaseKey, 'base64'));
    await migrate(database, { passports });
    const passwordHash = await hashPassword(releasePassword);
    await database.transaction((tx) => loadDemo(tx, { today, passwordHash, passports }));
  } finally {
    await database.close();
  }
}

console.log(`Written to ${await dumpRelease(process.argv[2] ?? '')}`);
