import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** What a first visit may load before it shows anything: JavaScript, gzipped, in kB of 1,000 bytes. */
const budget = 300;
/**
 * Scripts of the first load, the home page and all lists. Who may read them all has them loaded ahead, from the menu; some
 * 23 requests come beside them, and 60 may come in all.
 */
const scriptsOfLists = 36;
/** In bytes: what is less is not worth a request. */
const smallestPiece = 1_000;
const dist = join(import.meta.dirname, '../../dist');

interface ManifestChunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, ManifestChunk>>;

/** The entry's own file and everything it imports statically, however deep. */
function firstLoad(manifest: Manifest): readonly string[] {
  const seen = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The manifest names ${key} but does not hold it.`);
    if (seen.has(key)) return;
    seen.add(key);
    chunk.imports?.forEach(visit);
  };
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  if (entries.length === 0) throw new Error('The manifest holds no entry.');
  entries.forEach(visit);
  return [...seen].flatMap((key) => manifest[key]?.file ?? []).filter((file) => file.endsWith('.js'));
}

const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
/** What the page does before any other script is none of the manifest's. */
const headScripts = readdirSync(join(dist, 'assets'))
  .filter((name) => /^head-.*\.js$/.test(name))
  .map((name) => `assets/${name}`);
const sizes = [...firstLoad(manifest), ...headScripts]
  .map((file) => ({ file, size: gzipSync(readFileSync(join(dist, file))).length / 1000 }))
  .sort((a, b) => b.size - a.size);
const total = sizes.reduce((sum, { size }) => sum + size, 0);

for (const { file, size } of sizes) console.log(`${size.toFixed(1).padStart(7)} kB  ${file}`);
console.log(`${total.toFixed(1).padStart(7)} kB  first load, gzipped; the budget is ${budget} kB`);
if (total > budget) {
  console.error(`First load is ${(total - budget).toFixed(1)} kB over the budget.`);
  process.exitCode = 1;
}

const preloads = JSON.parse(readFileSync(join(dist, '.vite/preload.json'), 'utf8')) as Readonly<
  Record<string, readonly string[]>
>;
const lists = Object.entries(preloads).filter(([path]) => !path.includes(':'));
const scripts = new Set([...sizes.map(({ file }) => file), ...lists.flatMap(([, files]) => files)]).size;
console.log(`${String(scripts).padStart(7)}     scripts of all lists; the budget is ${scriptsOfLists}`);
if (scripts > scriptsOfLists) {
  console.error('Lists come in too many pieces: build/chunkGroups.ts says what travels together.');
  process.exitCode = 1;
}

// What every piece stands on, and what starts them all, come before any page. What only an app of another API loads is named by no other script.
const folder = join(dist, 'assets');
const texts = new Map(
  readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const),
);
const started = new Set(sizes.map(({ file }) => basename(file)));
const small = [...texts].filter(
  ([name, text]) =>
    text.length < smallestPiece &&
    !started.has(name) &&
    [...texts.values()].some((other) => other.includes(name)),
);
console.log(
  `${String(small.length).padStart(7)}     pieces of less than ${smallestPiece} bytes beyond the first load`,
);
if (small.length > 0) {
  console.error(`To go with others (build/chunkGroups.ts): ${small.map(([name]) => name).join(', ')}`);
  process.exitCode = 1;
}
