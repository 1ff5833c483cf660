import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';

const projectRoot = resolve(import.meta.dirname, '../..');

export interface ServerProcess {
  readonly child: ChildProcess;
  /** Where it listens, as soon as it says so; rejects where it ends before. */
  readonly address: Promise<string>;
  /** The exit code, null where a signal ended it. */
  readonly exit: Promise<number | null>;
  /** All it has printed so far. */
  readonly output: () => string;
}

/** The server as it is written, and as `npm run build` leaves it. */
const writtenServer = ['--import', 'tsx', 'server/main.ts'];
export const builtServer = ['--enable-source-maps', 'dist-server/main.js'];

/** The gate has built it from what stands here; a build left over by anybody else may be of something older. */
const programIn = (root: string) =>
  root === projectRoot && process.env['SERVER_IS_BUILT'] === 'true' ? builtServer : writtenServer;

/** The server as people run it, on a free port and, unless `env` says otherwise, without demo data. */
export function startServerProcess(
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
  root = projectRoot,
  program: readonly string[] = programIn(root),
): ServerProcess {
  const child = spawn(process.execPath, [...program], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      DEMO: 'false',
      ...env,
    },
  });
  let output = '';
  const exit = new Promise<number | null>((done) => child.once('close', (code) => done(code)));
  const address = new Promise<string>((done, fail) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const port = /http:\/\/localhost:(\d+)/.exec(output)?.[1];
      if (port !== undefined) done(`http://127.0.0.1:${port}`);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void exit.then((code) => fail(new Error(`The server ended with ${code}:\n${output}`)));
  });
  // Who only waits for the end does not want to hear of it twice.
  address.catch(() => undefined);
  return { child, address, exit, output: () => output };
}
