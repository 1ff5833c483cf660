export const pdfEnding = '.pdf';
const longest = 120;
/** What some system or other does not take in a name, and what changes how a name is read. */
const unsafe = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069\\/:*?"<>|]+/gu;
const devices = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** A name that every system takes, without the ending; never a path. What tells it from others of its name is not cut. */
export function safeName(text: string, otherwise: string, mark = ''): string {
  const plain = text
    .normalize('NFC')
    .replaceAll(unsafe, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s.]+|[\s.]+$/g, '');
  const short = [...plain]
    .slice(0, longest - mark.length)
    .join('')
    .trim();
  if (short === '') return `${otherwise}${mark}`;
  return devices.test(short) ? `${short}_${mark}` : `${short}${mark}`;
}

/** The same names with a number behind those that some file system would take for one that was there before. */
export const uniqueNames = (names: readonly string[], ending: string): readonly string[] =>
  numbersOf(names, ending).map((number, index) => numberedName(names[index] ?? '', number, ending));

/** What tells each of names from those before it; null where it is told by itself. */
export function numbersOf(names: readonly string[], ending: string): readonly (number | null)[] {
  const taken = new Set<string>();
  /** The next number of a name: thousands that are alike do not try all those before them. */
  const next = new Map<string, number>();
  return names.map((name) => {
    const alike = folded(name);
    let number = next.get(alike) ?? null;
    while (taken.has(folded(numberedName(name, number, ending)))) number = (number ?? 1) + 1;
    taken.add(folded(numberedName(name, number, ending)));
    next.set(alike, (number ?? 1) + 1);
    return number;
  });
}

export const numberedName = (name: string, number: number | null, ending: string): string =>
  number === null ? `${name}${ending}` : `${name} (${number})${ending}`;

const folded = (name: string): string => name.normalize('NFKC').toLowerCase();
