import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Preloads = Readonly<Record<string, readonly string[]>>;

/** What the build says of its pages: the scripts that each needs beside those of every page. */
export function preloadLinks(folder: string): (path: string) => string {
  const file = join(folder, '.vite/preload.json');
  const preloads = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Preloads) : {};
  return (path) => {
    const place = path.replace(/^(\/\w+)\/\d+\/?$/, '$1/:id');
    const files = Object.hasOwn(preloads, place) ? (preloads[place] ?? []) : [];
    return files.map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`).join('');
  };
}
