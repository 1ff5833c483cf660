import { readdir, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { sql } from 'kysely';
import { run, type Tx } from '#server/db/rows.ts';
import type { StoredImage } from '#server/graphql/RequestContext.ts';
import { hourly } from '#server/jobs/hourly.ts';
import type { Job } from '#server/jobs/Job.ts';
import { jobTransaction } from '#server/jobs/jobTransaction.ts';
import { nouns } from '../nouns.ts';

/** Longer than any write takes: what is younger may be about to be saved. */
const youngMs = 24 * 3_600_000;

/** As ImageStore names them, half-written ones too; whatever else lies there is somebody else's. */
const ours = /^\.?[0-9a-f]{24}-(?:large|medium|thumbnail)\.webp(?:\.tmp)?$/;

/**
 * Removes images that no record shows: uploaded but never saved, or replaced by a process that died before it could
 * remove them. A name is given once, so an old file that no record shows now is never shown again, whoever is saving
 * meanwhile. Answers the number of files.
 */
export const sweepImages = (folder: string): Job =>
  hourly(async (database, now) => {
    // Before the records are read: what is saved in between is no candidate.
    const old = await filesBefore(folder, now.getTime() - youngMs);
    if (old.length === 0) return 0;
    const shown = await jobTransaction(database, now, shownImages);
    if (shown === null) return 0;
    const orphans = old.filter((name) => !shown.has(name));
    await Promise.all(orphans.map((name) => rm(join(folder, name), { force: true })));
    return orphans.length;
  });

async function filesBefore(folder: string, moment: number): Promise<readonly string[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => ours.test(name));
  const times = await Promise.all(
    names.map((name) =>
      stat(join(folder, name)).then(
        ({ mtimeMs }) => mtimeMs,
        // Another process was first.
        () => Number.POSITIVE_INFINITY,
      ),
    ),
  );
  return names.filter((_name, index) => (times[index] ?? moment) < moment);
}

/** The files of all records, by the columns that are said to hold images. */
async function shownImages(tx: Tx): Promise<ReadonlySet<string>> {
  const shown = new Set<string>();
  for (const { writes } of nouns)
    for (const column of writes?.definition.images ?? []) {
      const kept = sql.id(column);
      const from = sql`from ${sql.id(writes?.definition.table ?? '')} where ${kept} is not null`;
      for (const { image } of await run<{ image: string }>(tx, sql`select ${kept} as image ${from}`))
        for (const path of Object.values(JSON.parse(image) as StoredImage) as string[])
          shown.add(basename(path));
    }
  return shown;
}
