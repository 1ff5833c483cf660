export type ImageKind = 'jpeg' | 'png' | 'webp' | 'heif';

const heifBrands = ['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1', 'avif', 'avis'];

/** The kind of an image by its first bytes: names and types that a client sends prove nothing. */
export function sniffImage(bytes: Uint8Array): ImageKind | null {
  const head = Buffer.from(bytes.subarray(0, 16));
  if (head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  if (head.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'png';
  const text = head.toString('latin1');
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  if (text.slice(4, 8) === 'ftyp' && heifBrands.includes(text.slice(8, 12))) return 'heif';
  return null;
}
