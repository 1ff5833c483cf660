import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** What a first visit may load before it shows anything: JavaScript, gzipped, in kB of 1,000 bytes. */
const budget = 300;
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
const sizes = firstLoad(manifest)
  .map((file) => ({ file, size: gzipSync(readFileSync(join(dist, file))).length / 1000 }))
  .sort((a, b) => b.size - a.size);
const total = sizes.reduce((sum, { size }) => sum + size, 0);

for (const { file, size } of sizes) console.log(`${size.toFixed(1).padStart(7)} kB  ${file}`);
console.log(`${total.toFixed(1).padStart(7)} kB  first load, gzipped; the budget is ${budget} kB`);
if (total > budget) {
  console.error(`First load is ${(total - budget).toFixed(1)} kB over the budget.`);
  process.exitCode = 1;
}
