/** In bytes of UTF-8; file systems have 255, and whoever unpacks puts folders before it. */
const longest = 180;
/** Of a name that is given an ending, and maybe a number. */
const longestStem = 150;
const longestEnding = 20;

/** Controls, marks that turn the direction of what follows, and what some file system takes for more than a letter. */
const unwanted = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}<>:"/\\|?*]+/gu;
/** Joiners belong to the spelling of some languages. */
const joiner = /[\u200c\u200d]/;
const reserved = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:\.|$)/i;
const nameless = 'document';
const letters = new Intl.Segmenter();

export const pdfEnding = '.pdf';

/** A name of a file, and of nothing else: no path, no controls, no device, as long as disks take; otherwise as it was. */
export function safeFileName(name: string): string {
  const [stem, ending] = parted(clean(name));
  return notReserved(`${shortened(stem, longest - size(ending)) || nameless}${ending}`);
}

/** The same without an ending, with room for one. The mark that tells it from others of its name is not cut. */
export const safeStem = (text: string, otherwise: string, mark = ''): string =>
  notReserved(`${shortened(clean(text), longestStem - size(mark)) || otherwise}${mark}`);

/** A name and its ending. */
type Parted = readonly [stem: string, ending: string];

/** The names of files in one folder: each safe, and none the same as another, however it is written. */
export const archiveFileNames = (names: readonly string[]): readonly string[] =>
  uniqueNames(names.map((name) => parted(safeFileName(name))));

/** The same names with a number behind those that some file system would take for one that was there before. */
export const uniqueNames = (names: readonly Parted[]): readonly string[] => {
  const numbers = numbersOf(names);
  return names.map(([stem, ending], index) => numberedName(stem, numbers[index] ?? null, ending));
};

/** What tells each of names from those before it; null where it is told by itself. */
export function numbersOf(names: readonly Parted[]): readonly (number | null)[] {
  const taken = new Set<string>();
  /** The next number of a name: thousands that are alike do not try all those before them. */
  const next = new Map<string, number>();
  return names.map(([stem, ending]) => {
    const alike = folded(`${stem}${ending}`);
    let number = next.get(alike) ?? null;
    while (taken.has(folded(numberedName(stem, number, ending)))) number = (number ?? 1) + 1;
    taken.add(folded(numberedName(stem, number, ending)));
    next.set(alike, (number ?? 1) + 1);
    return number;
  });
}

export const numberedName = (stem: string, number: number | null, ending: string): string =>
  number === null ? `${stem}${ending}` : `${stem} (${number})${ending}`;

/** Two spellings that some file system takes for the same. */
const folded = (name: string): string => name.normalize('NFKC').toUpperCase().toLowerCase();

const clean = (name: string): string =>
  name
    .normalize('NFC')
    .replace(unwanted, (found) => [...found].map((each) => (joiner.test(each) ? each : ' ')).join(''))
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');

const notReserved = (name: string): string => (reserved.test(name) ? `_${name}` : name);

const size = (text: string): number => Buffer.byteLength(text);

function parted(name: string): Parted {
  const ending = /\.[\p{L}\p{N}]+$/u.exec(name)?.[0] ?? '';
  if (ending === '' || size(ending) > longestEnding) return [name, ''];
  return [name.slice(0, -ending.length), ending];
}

/** Whole letters with their accents, as many as fit. */
function shortened(text: string, bytes: number): string {
  if (size(text) <= bytes) return text.trim();
  let kept = '';
  let used = 0;
  for (const { segment } of letters.segment(text)) {
    used += size(segment);
    if (used > bytes) break;
    kept += segment;
  }
  return kept.trim();
}
