import { busy } from '#server/errors/errors.ts';
import type { RequestContext } from '../RequestContext.ts';

/** How many write at a time, and how many milliseconds the others wait. */
interface Width {
  readonly atOnce: number;
  readonly patience: number;
}

/**
 * One that holds the row and those that are next: more would only wait, each with a connection that others need. As long
 * as the database waits for a row (K1).
 */
export const toRow: Width = { atOnce: 3, patience: 3_000 };

interface Line {
  running: number;
  readonly waiting: Set<() => void>;
}

/** Of each database, by its connections, who writes what many want to write: a form with a key puts one of its own around them. */
const linesOf = new WeakMap<object, Map<string, Line>>();

/**
 * Lets few writes at a time at what `key` names; the others wait here, where they hold no connection, so that whoever
 * writes something else does not wait for them.
 * @throws busy where its turn has not come in time
 */
export async function inTurn<T>(
  { database }: Pick<RequestContext, 'database'>,
  key: string,
  { atOnce, patience }: Width,
  write: () => Promise<T>,
): Promise<T> {
  const lines = linesOf.get(database.kysely) ?? new Map<string, Line>();
  linesOf.set(database.kysely, lines);
  const line = lines.get(key) ?? { running: 0, waiting: new Set() };
  lines.set(key, line);
  if (line.running < atOnce) line.running += 1;
  // Whoever ends hands over their place.
  else await turn(line, patience);
  try {
    return await write();
  } finally {
    const [next] = line.waiting;
    if (next) next();
    else line.running -= 1;
    if (line.running === 0) lines.delete(key);
  }
}

function turn({ waiting }: Line, patience: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const start = () => {
      clearTimeout(timer);
      waiting.delete(start);
      resolve();
    };
    const timer = setTimeout(() => {
      waiting.delete(start);
      reject(busy());
    }, patience);
    waiting.add(start);
  });
}
