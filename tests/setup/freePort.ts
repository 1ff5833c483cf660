import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below those that systems give to outgoing connections, so that none of these takes a port before it is used. */
const [first, last] = [20_000, 32_000];
const tries = 50;

/** A port on which nothing listens, for what has to be known before the server starts. */
export async function freePort(): Promise<number> {
  for (let left = tries; left > 0; left -= 1) {
    const port = randomInt(first, last);
    if (await isFree(port)) return port;
  }
  throw new Error('No port is free.');
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
