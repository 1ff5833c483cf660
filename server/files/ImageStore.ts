import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { megabytesOf, uploadLimits } from '#schema/uploadLimits.ts';
import { validationFailed } from '../errors/errors.ts';
import { syncFolder } from '../documents/store/syncFolder.ts';
import type { FileStore, FileUpload, StoredImage } from '../graphql/RequestContext.ts';

type ImageKind = 'jpeg' | 'png' | 'webp' | 'heif';

const heifBrands = ['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1', 'avif', 'avis'];

/** The kind of an image by its first bytes: names and types that a client sends prove nothing. */
function sniffImage(bytes: Uint8Array): ImageKind | null {
  const head = Buffer.from(bytes.subarray(0, 16));
  if (head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  if (head.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'png';
  const text = head.toString('latin1');
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  if (text.slice(4, 8) === 'ftyp' && heifBrands.includes(text.slice(8, 12))) return 'heif';
  return null;
}

type Variant = keyof StoredImage;

/** In pixels, as the help of the schema says. */
const widths: Readonly<Record<Variant, number>> = { large: 1_600, medium: 640, thumbnail: 160 };
const variants: readonly Variant[] = ['large', 'medium', 'thumbnail'];

/** Images as webp under one folder; re-encoding leaves place, camera and whatever else was hidden in the file behind. */
export class ImageStore implements FileStore {
  constructor(
    private readonly folder: string,
    private readonly limits = { maxBytes: uploadLimits.image, maxPixels: 50_000_000 },
  ) {}

  async saveImage(upload: Promise<FileUpload>, path: string): Promise<StoredImage> {
    const bytes = await this.read(await upload, path);
    const kind = sniffImage(bytes);
    if (kind === null)
      throw validationFailed(path, 'This is not an image we can read. Use JPEG, PNG, WebP or HEIF.');
    await this.checkSize(bytes, path);
    const name = randomBytes(12).toString('hex');
    await mkdir(this.folder, { recursive: true });
    const encoded = await Promise.all(variants.map((variant) => encode(bytes, widths[variant]))).catch(() => {
      throw validationFailed(path, 'This image is damaged.');
    });
    const pathOf = (variant: Variant) => `/files/${name}-${variant}.webp`;
    const image = { large: pathOf('large'), medium: pathOf('medium'), thumbnail: pathOf('thumbnail') };
    const writes = variants.map((variant, index) => this.write(basename(image[variant]), encoded[index]));
    const failed = (await Promise.allSettled(writes)).find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') {
      await this.removeImage(image);
      throw failed.reason;
    }
    await syncFolder(this.folder);
    return image;
  }

  async removeImage(image: StoredImage): Promise<void> {
    await Promise.all(
      variants.map((variant) => rm(join(this.folder, basename(image[variant])), { force: true })),
    );
  }

  private async read(upload: FileUpload, path: string): Promise<Buffer> {
    const chunks: Buffer[] = [];
    let size = 0;
    try {
      for await (const chunk of upload.createReadStream()) {
        const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
        size += bytes.length;
        if (size > this.limits.maxBytes) break;
        chunks.push(bytes);
      }
    } catch {
      // The parser of the request cuts a file that is too large, and a lost connection ends it early.
      size = Number.POSITIVE_INFINITY;
    }
    if (size > this.limits.maxBytes)
      throw validationFailed(path, `The image may have at most ${megabytesOf(this.limits.maxBytes)} MB.`);
    return Buffer.concat(chunks);
  }

  /** From the header alone, before a small file unpacks into gigabytes. */
  private async checkSize(bytes: Buffer, path: string): Promise<void> {
    const { width = 0, height = 0 } = await sharp(bytes, { limitInputPixels: false })
      .metadata()
      .catch(() => {
        throw validationFailed(path, 'This image is damaged.');
      });
    if (width * height > this.limits.maxPixels) {
      throw validationFailed(
        path,
        `The image may have at most ${this.limits.maxPixels / 1_000_000} megapixels; this one has ${width} × ${height}.`,
      );
    }
  }

  /** Written aside first: a half-written file would be cached for ever. */
  private async write(name: string, bytes: Buffer | undefined): Promise<void> {
    if (!bytes) throw new Error(`There is nothing to write to ${name}.`);
    const draft = join(this.folder, `.${name}.tmp`);
    try {
      await writeFile(draft, bytes, { flush: true });
      await rename(draft, join(this.folder, name));
    } finally {
      await rm(draft, { force: true });
    }
  }
}

/** A portrait is as wide as a landscape; only what is far too high for any screen is narrower. */
function encode(bytes: Buffer, width: number): Promise<Buffer> {
  return sharp(bytes, { failOn: 'error' })
    .autoOrient()
    .resize({ width, height: 2 * width, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer();
}
