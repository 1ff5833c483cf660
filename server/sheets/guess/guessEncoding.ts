import type { Encoding } from '../Sheet.ts';

const marks: readonly (readonly [Encoding, readonly number[]])[] = [
  ['UTF_8', [0xef, 0xbb, 0xbf]],
  ['UTF_16LE', [0xff, 0xfe]],
  ['UTF_16BE', [0xfe, 0xff]],
];

/** By the mark at the beginning, by where the zeroes of plain letters stand, or by whether all of it is UTF-8. */
export async function guessEncoding(content: AsyncIterable<Uint8Array>): Promise<Encoding> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isFirst = true;
  try {
    for await (const part of content) {
      const told = isFirst ? (markOf(part) ?? zeroesOf(part)) : null;
      if (told !== null) return told;
      isFirst = false;
      decoder.decode(part, { stream: true });
    }
    decoder.decode();
    return 'UTF_8';
  } catch (error) {
    if (error instanceof TypeError) return 'WINDOWS_1252';
    throw error;
  }
}

const markOf = (part: Uint8Array): Encoding | null =>
  marks.find(([, bytes]) => bytes.every((byte, index) => part[index] === byte))?.[0] ?? null;

/** Of letters that need one byte the other is zero, on one side of each pair. */
function zeroesOf(part: Uint8Array): Encoding | null {
  const pairs = Math.min(part.length, 1_000) >> 1;
  if (pairs === 0) return null;
  let [high, low] = [0, 0];
  for (let pair = 0; pair < pairs; pair += 1) {
    if (part[2 * pair] === 0) high += 1;
    if (part[2 * pair + 1] === 0) low += 1;
  }
  if (low > pairs / 2 && high < pairs / 4) return 'UTF_16LE';
  return high > pairs / 2 && low < pairs / 4 ? 'UTF_16BE' : null;
}
