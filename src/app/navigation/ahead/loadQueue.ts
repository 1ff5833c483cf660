import type { LoadAhead } from './pageOf.ts';

/** So many pages are loaded ahead at once (spec §9). */
const atOnce = 5;

/**
 * Loads what it is given, each once, five at once, and each only while nobody waits for something else; what fails is
 * let go, for it is tried again when it is needed.
 */
export function loadQueue(
  quiet: () => Promise<void>,
  limit = atOnce,
): (key: string, load: LoadAhead) => void {
  const known = new Set<string>();
  const waiting: LoadAhead[] = [];
  let running = 0;
  const next = () => {
    if (running >= limit) return;
    const load = waiting.shift();
    if (!load) return;
    running += 1;
    quiet()
      .then(load)
      .catch(() => undefined)
      .finally(() => {
        running -= 1;
        next();
      });
  };
  return (key, load) => {
    if (known.has(key)) return;
    known.add(key);
    waiting.push(load);
    next();
  };
}
