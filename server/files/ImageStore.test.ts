import { mkdtempSync, rmSync } from 'node:fs';
import files, { readdir } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { buildSchema, isObjectType } from 'graphql';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadSchema } from '../graphql/loadSchema.ts';
import { ImageStore } from './ImageStore.ts';

const schema = buildSchema(loadSchema('data'));

/** What the help of a type says: the width of each of its variants. */
function widthsInHelp(name: string): Readonly<Record<string, number>> {
  const type = schema.getType(name);
  if (!isObjectType(type)) throw new Error(`${name} is no object type.`);
  return Object.fromEntries(
    Object.values(type.getFields()).map((field) => [
      field.name,
      Number(/^About (\d+) pixels wide\.$/.exec(field.description ?? '')?.[1]),
    ]),
  );
}

describe('ImageStore', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'convene-images-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** The size of each variant of a picture, as it is stored. */
  async function stored(width: number, height: number) {
    const store = new ImageStore(folder, { maxBytes: 10_000_000, maxPixels: 50_000_000 });
    const bytes = await sharp({ create: { width, height, channels: 3, background: '#1b659d' } })
      .png()
      .toBuffer();
    const upload = {
      filename: 'a.png',
      mimetype: 'image/png',
      createReadStream: () => Readable.from([bytes]),
    };
    const paths = await store.saveImage(Promise.resolve(upload), 'input.photo');
    const sizes = await Promise.all(
      Object.entries(paths).map(async ([variant, path]) => {
        const kept = await sharp(join(folder, basename(String(path)))).metadata();
        return [variant, [kept.width, kept.height]] as const;
      }),
    );
    return Object.fromEntries(sizes);
  }

  it.each(['TrainerPhoto', 'LocationImage'])('keeps images as wide as the help of %s says', async (type) => {
    const { large = 0, medium = 0, thumbnail = 0 } = widthsInHelp(type);
    expect(await stored(3_000, 1_500)).toEqual({
      large: [large, large / 2],
      medium: [medium, medium / 2],
      thumbnail: [thumbnail, thumbnail / 2],
    });
    expect(await stored(2_000, 2_800)).toMatchObject({
      large: [large, large * 1.4],
      thumbnail: [thumbnail, thumbnail * 1.4],
    });
  });

  it('leaves nothing of an image that a full disk does not take', async () => {
    const before = await readdir(folder);
    const full = vi.spyOn(files, 'rename').mockRejectedValueOnce(new Error('ENOSPC'));
    syncBuiltinESMExports();
    try {
      await expect(stored(300, 200)).rejects.toThrow('ENOSPC');
    } finally {
      full.mockRestore();
      syncBuiltinESMExports();
    }
    expect(await readdir(folder)).toEqual(before);
  });

  it('makes nothing larger than it was, nor more than twice as high as it may be wide', async () => {
    expect(await stored(300, 200)).toEqual({ large: [300, 200], medium: [300, 200], thumbnail: [160, 107] });
    expect((await stored(100, 20_000))['large']).toEqual([16, 3_200]);
  });
});
