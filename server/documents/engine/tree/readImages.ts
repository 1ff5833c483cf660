import { createHash } from 'node:crypto';
import type { ChildNode } from 'domhandler';
import { tagsIn } from './elements.ts';
import { limits } from './limits.ts';
import { PaperRefused, tooLarge } from './PaperRefused.ts';

export interface ReadImage {
  /** Where the template of the page finds it. */
  readonly name: string;
  readonly bytes: Buffer;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

const embedded = /^data:image\/(?:png|jpe?g|gif|webp);base64,([A-Za-z0-9+/=\s]+)$/;
/** Sharp enough to be printed over a whole page. */
const widest = 2_400;
const kept = new Map<string, ReadImage>();
const mostKept = 40;

/**
 * The images of a paper by their `src`, each as it was decoded and encoded again: neither a damaged one nor what a
 * camera wrote into it comes through. Those of letterheads come with each paper, so the last ones are kept.
 *
 * @throws PaperRefused
 */
export async function readImages(
  bodies: readonly (readonly ChildNode[])[],
): Promise<ReadonlyMap<string, ReadImage>> {
  const sources = new Set(bodies.flatMap(sourcesOf));
  if (sources.size > limits.images) throw tooLarge(`The text has more than ${limits.images} images.`);
  const images = new Map<string, ReadImage>();
  for (const source of sources) images.set(source, await readImage(source));
  return images;
}

const sourcesOf = (children: readonly ChildNode[]): readonly string[] =>
  [...tagsIn(children)].flatMap(({ name, attribs: { src } }) =>
    name === 'img' && src !== undefined && embedded.test(src) ? [src] : [],
  );

async function readImage(source: string): Promise<ReadImage> {
  const given = Buffer.from(embedded.exec(source)?.[1] ?? '', 'base64');
  if (given.length > limits.imageBytes)
    throw unreadable(`An image in the text has more than ${limits.imageBytes / 1024 / 1024} MB.`);
  const name = `/${createHash('sha256').update(given).digest('hex')}`;
  const known = kept.get(name);
  if (known) return known;
  const image = { name, ...(await encode(given)) };
  kept.set(name, image);
  for (const oldest of kept.keys()) if (kept.size > mostKept) kept.delete(oldest);
  return image;
}

async function encode(given: Buffer): Promise<Omit<ReadImage, 'name'>> {
  // Most papers have none, and then need no decoder.
  const { default: sharp } = await import('sharp');
  const {
    width = 0,
    height = 0,
    hasAlpha = false,
    format,
  } = await sharp(given, { limitInputPixels: false }).metadata().catch(damaged);
  if (width * height > limits.imagePixels)
    throw unreadable(
      `An image in the text has ${width} × ${height} pixels; it may have ${limits.imagePixels / 1e6} megapixels.`,
    );
  const isPhoto = format === 'jpeg' || (format === 'webp' && !hasAlpha);
  const upright = sharp(given, { failOn: 'error' })
    .autoOrient()
    .toColourspace('srgb')
    .resize({ width: widest, height: 2 * widest, fit: 'inside', withoutEnlargement: true });
  const { data, info } = await (isPhoto ? upright.jpeg({ quality: 88 }) : upright.png())
    .toBuffer({ resolveWithObject: true })
    .catch(damaged);
  return { bytes: data, width: info.width, height: info.height };
}

const unreadable = (message: string) => new PaperRefused({ code: 'IMAGE_UNREADABLE', message });

function damaged(): never {
  throw unreadable(
    'An image in the text is damaged or of a kind that cannot be printed. Use PNG, JPEG, GIF or WebP.',
  );
}
