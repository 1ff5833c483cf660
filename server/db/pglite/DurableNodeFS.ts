import { fstatSync, fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { PGlite } from '@electric-sql/pglite';

type InitArguments = Parameters<NodeFS['init']>;
type Preparation = Awaited<ReturnType<NodeFS['init']>>;

interface OpenStream {
  readonly nfd: number;
}
interface StreamOperations {
  fsync?: (stream: OpenStream) => number;
}

/** A directory on disk in which fsync really syncs: the stock file system has none, and a commit would not survive a crash. */
export class DurableNodeFS extends NodeFS {
  /** What has not changed since `syncedAt` (ms since 1970) is on the disk and is not synced again. */
  constructor(
    dataDir: string,
    private readonly syncedAt = 0,
  ) {
    super(dataDir);
  }

  override async init(...[pg, options]: InitArguments): Promise<Preparation> {
    const preparation = await super.init(pg, options);
    const { emscriptenOpts } = preparation;
    const earlier = emscriptenOpts.preRun ?? [];
    const add = (module: object) => addFsync(module, this.syncedAt);
    emscriptenOpts.preRun = [...(Array.isArray(earlier) ? earlier : [earlier]), add];
    return preparation;
  }
}

function addFsync(module: object, syncedAt: number): void {
  const operations = streamOperations(module);
  operations.fsync = ({ nfd }) => {
    if (fstatSync(nfd).ctimeMs >= syncedAt) fsyncSync(nfd);
    return 0;
  };
}

function streamOperations(module: object): StreamOperations {
  const fs = 'NODEFS' in module ? module.NODEFS : null;
  if (
    typeof fs !== 'object' ||
    fs === null ||
    !('stream_ops' in fs) ||
    typeof fs.stream_ops !== 'object' ||
    fs.stream_ops === null
  ) {
    throw new Error('This version of the embedded database has no file system to add fsync to.');
  }
  return fs.stream_ops;
}

/** Without -F, which turns fsync off. What its own cache does not hold is in that of the files, outside of the process. */
export const durableStartParams: string[] = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'shared_buffers=32MB',
];
