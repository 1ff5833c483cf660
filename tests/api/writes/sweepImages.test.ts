import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ImageStore } from '#server/files/ImageStore.ts';
import { sweepImages } from '#server/modules/storedImage/index.ts';
import type { StoredImage } from '#server/graphql/RequestContext.ts';
import { createTestApp, type TestApp } from '#tests/setup/testApp.ts';

/** Uploads that no record shows do not stay. */

const hour = 3_600_000;
let test: TestApp;
let folder: string;
let store: ImageStore;
let bytes: Buffer;
beforeAll(async () => {
  test = await createTestApp();
  folder = join(test.dataDir, 'files');
  store = new ImageStore(folder, { maxBytes: 1_000_000, maxPixels: 1_000_000 });
  bytes = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
});
afterAll(() => test.close());

const save = (): Promise<StoredImage> =>
  store.saveImage(
    Promise.resolve({ filename: 'a', mimetype: 'image/png', createReadStream: () => Readable.from([bytes]) }),
    'input.photo',
  );
const show = (image: StoredImage, id: number) =>
  test.database.kysely
    .updateTable('trainers')
    .set({ photo: JSON.stringify(image) })
    .where('id', '=', String(id))
    .execute();
const filesOf = (image: StoredImage) => Object.values(image).map((path: string) => basename(path));
const age = (names: readonly string[], hours: number) => {
  const at = (Date.now() - hours * hour) / 1_000;
  for (const name of names) utimesSync(join(folder, name), at, at);
};
const left = () => readdirSync(folder).sort();

describe('sweeping images', () => {
  it('removes old ones that no record shows, and nothing else', async () => {
    const [shown, orphan, fresh] = [await save(), await save(), await save()];
    await show(shown, 1);
    writeFileSync(join(folder, 'notes.txt'), 'not ours');
    writeFileSync(join(folder, '.0123456789abcdef01234567-large.webp.tmp'), 'half');
    age([...filesOf(shown), ...filesOf(orphan), 'notes.txt', '.0123456789abcdef01234567-large.webp.tmp'], 25);
    age(filesOf(fresh), 22);
    expect(await sweepImages(folder)(test.database, new Date())).toBe(4);
    expect(left()).toEqual([...filesOf(shown), ...filesOf(fresh), 'notes.txt'].sort());
  });

  it('is done once an hour', async () => {
    const sweep = sweepImages(folder);
    const start = Date.now();
    await sweep(test.database, new Date(start));
    age(filesOf(await save()), 25);
    expect(await sweep(test.database, new Date(start + hour - 1))).toBe(0);
    expect(await sweep(test.database, new Date(start + hour))).toBe(3);
  });

  it('loses nothing that is saved at the same moment, with two processes at it', async () => {
    const kept: string[] = [];
    const orphans: string[] = [];
    for (let round = 0; round < 12; round += 1) {
      const lost = filesOf(await save());
      age(lost, 25);
      orphans.push(...lost);
      const saving = Promise.all(
        [1, 2, 3, 4].map(async (id) => {
          const image = await save();
          await show(image, id);
          return filesOf(image);
        }),
      );
      const sweeps = [sweepImages(folder), sweepImages(folder)].map((sweep) =>
        sweep(test.database, new Date()),
      );
      const [saved] = await Promise.all([saving, ...sweeps]);
      kept.push(...saved.flat());
    }
    expect(left()).toEqual(expect.arrayContaining(kept));
    await sweepImages(folder)(test.database, new Date());
    for (const name of orphans) expect(left()).not.toContain(name);
  });
});
