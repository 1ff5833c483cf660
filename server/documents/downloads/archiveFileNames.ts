/** In bytes of UTF-8; file systems have 255, and whoever unpacks puts folders before it. */
const longest = 180;
const longestEnding = 20;

/** Controls, marks that turn the direction of what follows, and what some file system takes for more than a letter. */
const unwanted = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}<>:"/\\|?*]+/gu;
/** Joiners belong to the spelling of some languages. */
const joiner = /[\u200c\u200d]/;
const reserved = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:\.|$)/i;
const nameless = 'document';
const letters = new Intl.Segmenter();

/** A name of a file, and of nothing else: no path, no controls, no device, as long as disks take; otherwise as it was. */
export function safeFileName(name: string): string {
  const clean = name
    .normalize('NFC')
    .replace(unwanted, (found) => [...found].map((each) => (joiner.test(each) ? each : ' ')).join(''))
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  const [stem, ending] = parted(clean);
  const whole = `${shortened(stem, longest - size(ending)).trim() || nameless}${ending}`;
  return reserved.test(whole) ? `_${whole}` : whole;
}

/** The names of files in one folder: each safe, and none the same as another, however it is written. */
export function archiveFileNames(names: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  /** Of each name the number that was given last, so that a thousand of one name are not counted through each time. */
  const counts = new Map<string, number>();
  return names.map((each) => {
    const name = safeFileName(each);
    const [stem, ending] = parted(name);
    let number = counts.get(folded(name)) ?? 0;
    let unique = name;
    while (number > 0 || taken.has(folded(unique))) {
      number += 1;
      const mark = ` (${number + 1})`;
      unique = `${shortened(stem, longest - size(ending) - size(mark)).trim()}${mark}${ending}`;
      if (!taken.has(folded(unique))) break;
    }
    counts.set(folded(name), number);
    taken.add(folded(unique));
    return unique;
  });
}

/** Two spellings that some file system takes for the same. */
const folded = (name: string): string => name.normalize('NFKC').toUpperCase().toLowerCase();

const size = (text: string): number => Buffer.byteLength(text);

function parted(name: string): readonly [string, string] {
  const ending = /\.[\p{L}\p{N}]+$/u.exec(name)?.[0] ?? '';
  if (ending === '' || size(ending) > longestEnding) return [name, ''];
  return [name.slice(0, -ending.length), ending];
}

/** Whole letters with their accents, as many as fit. */
function shortened(text: string, bytes: number): string {
  if (size(text) <= bytes) return text;
  let kept = '';
  let used = 0;
  for (const { segment } of letters.segment(text)) {
    used += size(segment);
    if (used > bytes) break;
    kept += segment;
  }
  return kept;
}
