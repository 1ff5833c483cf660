import { encode } from 'uqr';
import { limits } from './limits.ts';
import { tooLarge } from './PaperRefused.ts';
import type { QrNode } from './PaperNode.ts';

const usualPixels = 84;
const widest = 480;

/** A QR code as a picture of squares. */
export function qrNode(value: string, width: number): QrNode {
  if (value.length > limits.qrCharacters)
    throw tooLarge(`A QR code may hold at most ${limits.qrCharacters} characters.`);
  const { data, size } = encode(value, { border: 2, ecc: 'M' });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return { t: 'qr', path, n: size, w: Math.min(width || usualPixels, widest), alt: value };
}
