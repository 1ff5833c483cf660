import { NoDataDir } from './config/makeDataDir.ts';
import { ConfigError } from './config/parseConfig.ts';
import { KeyMissing } from './crypto/Key.ts';
import { MigrationRefused } from './db/migrations/Migration.ts';
import { DirectoryInUse } from './db/pglite/directoryLock.ts';
import { NoDatabase } from './db/postgres/NoDatabase.ts';
import { SharedSessions } from './db/postgres/refuseSharedSessions.ts';
import { ContractUnmet } from './graphql/refuseLacks.ts';
import { NoAddress } from './http/listen.ts';
import { codeOf, reasonOf } from './words/ofError.ts';

/** What ends a start and is mended by whoever reads its message. */
const saidInWords = [
  ...[ConfigError, NoDataDir, NoAddress, KeyMissing],
  ...[ContractUnmet, DirectoryInUse, MigrationRefused, NoDatabase, SharedSessions],
];

/** How Postgres calls a lock that was not had in time. */
const lockNotHad = '55P03';

/** What is told of it: words, or a fault of ours with its stack. */
export function startFailure(error: unknown): unknown {
  if (codeOf(error) === lockNotHad)
    return `Something else holds a table of the database for itself, such as a restore or VACUUM FULL: ${reasonOf(error)}. Start again when it is done.`;
  return error instanceof Error && saidInWords.some((known) => error instanceof known)
    ? error.message
    : error;
}
